// Keeps all files of one version, all or none; a newer version waits until a button asks for it.
const VERSION = "renonce-@VERSION@";
const FILES = @FILES@;

self.addEventListener("install", event => event.waitUntil(
  caches.open(VERSION).then(cache => cache.addAll(FILES.map(path => new Request(path, { cache: "reload" }))))
    .catch(async error => { await caches.delete(VERSION); throw error; })));
self.addEventListener("activate", event => event.waitUntil(
  caches.keys().then(names => Promise.all(names.filter(name => name.startsWith("renonce-") && name !== VERSION).map(name => caches.delete(name))))
    .then(() => self.clients.claim())));
self.addEventListener("message", event => { if (event.data === "take over") self.skipWaiting(); });
self.addEventListener("fetch", event => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  event.respondWith(caches.open(VERSION).then(cache => cache.match(event.request, { ignoreSearch: true })).then(found => found || fetch(event.request)));
});
