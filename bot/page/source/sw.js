// Keeps all files of one version, all or none; a newer version waits until a button asks for it.
// Of an earlier edition of the Laws it keeps all or none too, once somebody has chosen it: the address of its folder says so.
// Its files alone do not, since the first versions kept those of every edition.
const VERSION = "renonce-@VERSION@";
const FILES = @FILES@;
const EARLIER = @EARLIER@;

let opened;
const kept = () => opened ??= caches.open(VERSION);
const own = () => caches.keys().then(names => names.filter(name => name.startsWith("renonce-")));
const folder = edition => new URL(EARLIER[edition][0], location).href.replace(/[^/]*$/, "");
const has = (cache, edition) => cache.match(folder(edition));
const keep = files => kept().then(cache => cache.addAll(files.map(path => new Request(path, { cache: "reload" }))));

const keepEdition = edition => keep(EARLIER[edition]).then(kept).then(cache => cache.put(folder(edition), new Response()));

async function chosenBefore() {
  const chosen = new Set();
  for (const cache of await own().then(names => Promise.all(names.map(name => caches.open(name))))) {
    for (const edition of Object.keys(EARLIER)) if (await has(cache, edition)) chosen.add(edition);
  }
  return [...chosen];
}

async function choose(edition, page) {
  if (!await has(await kept(), edition)) await keepEdition(edition);
  page.postMessage({ edition });
}

self.addEventListener("install", event => event.waitUntil(
  chosenBefore().then(chosen => Promise.all([keep(FILES), ...chosen.map(keepEdition)]))
    .catch(async error => { await caches.delete(VERSION); throw error; })));
self.addEventListener("activate", event => event.waitUntil(
  own().then(names => Promise.all(names.filter(name => name !== VERSION).map(name => caches.delete(name))))
    .then(() => self.clients.claim())));
self.addEventListener("message", event => {
  if (event.data === "take over") self.skipWaiting();
  else if (event.data.edition in EARLIER) event.waitUntil(choose(event.data.edition, event.source).catch(() => { /* without a network: not kept */ }));
});
self.addEventListener("fetch", event => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  // By its whole address: to look for one without its parameters, a browser opens everything that is kept.
  event.respondWith(kept().then(cache => cache.match(url.origin + url.pathname)).then(found => found || fetch(event.request)));
});
