// Keeps all files of one version, all or none; a newer version waits until a button asks for it.
// Of a language, and of an earlier edition of the Laws, it keeps all or none too, once somebody has chosen it: an address of its own
// says so. Its files alone do not, since the first versions kept those of every edition.
const VERSION = "renonce-@VERSION@";
const FILES = @FILES@;
const CHOSEN = @CHOSEN@;

let opened;
const kept = () => opened ??= caches.open(VERSION);
const own = () => caches.keys().then(names => names.filter(name => name.startsWith("renonce-")));
const mark = choice => new URL(`law/${choice}/`, location).href;
const has = (cache, choice) => cache.match(mark(choice));
const keep = files => kept().then(cache => cache.addAll(files.map(path => new Request(path, { cache: "reload" }))));

const keepChoice = choice => keep(CHOSEN[choice]).then(kept).then(cache => cache.put(mark(choice), new Response()));

async function chosenBefore() {
  const chosen = new Set();
  for (const cache of await own().then(names => Promise.all(names.map(name => caches.open(name))))) {
    for (const choice of Object.keys(CHOSEN)) if (await has(cache, choice)) chosen.add(choice);
  }
  return [...chosen];
}

async function choose(choice, page) {
  if (!await has(await kept(), choice)) await keepChoice(choice);
  page.postMessage({ kept: choice });
}

self.addEventListener("install", event => event.waitUntil(
  chosenBefore().then(chosen => Promise.all([keep(FILES), ...chosen.map(keepChoice)]))
    .catch(async error => { await caches.delete(VERSION); throw error; })));
self.addEventListener("activate", event => event.waitUntil(
  own().then(names => Promise.all(names.filter(name => name !== VERSION).map(name => caches.delete(name))))
    .then(() => self.clients.claim())));
self.addEventListener("message", event => {
  if (event.data === "take over") self.skipWaiting();
  else if (event.data.choose in CHOSEN) event.waitUntil(choose(event.data.choose, event.source).catch(() => { /* without a network: not kept */ }));
});
self.addEventListener("fetch", event => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  // By its whole address: to look for one without its parameters, a browser opens everything that is kept.
  event.respondWith(kept().then(cache => cache.match(url.origin + url.pathname)).then(found => found || fetch(event.request)));
});
