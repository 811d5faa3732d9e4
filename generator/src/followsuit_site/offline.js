// The book without a network. Registered only when a reader asks for it (generator/widgets/src/offline/), which
// also fills the cache. Online the network is asked first, so that nobody reads an old book by mistake.
const PREFIX = `followsuit:${new URL(self.registration.scope).pathname}:`;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith(answer(request));
});

async function answer(request) {
  const there = await fetch(request).catch(() => undefined);
  // A page that was opened before the book was renewed asks for files that have gone.
  if (there && (there.ok || request.mode === "navigate")) return there;
  return (await kept(request)) ?? there ?? Response.error();
}

// The kept copy of an address, the newest first, whatever its query; a page may be asked for by its file, too.
async function kept(request) {
  const url = new URL(request.url);
  const address = url.origin + url.pathname.replace(/\/index\.html$/, "/");
  const names = (await caches.keys()).filter((key) => key.startsWith(PREFIX));
  for (const name of names.reverse()) {
    const cache = await caches.open(name);
    // The list of files is put in last: without it the cache is half full.
    if (!(await cache.match(`${self.registration.scope}offline.json`))) continue;
    const found = (await cache.match(address)) ?? (request.mode === "navigate" && (await cache.match(`${address}/`)));
    // A worker reads in its address what it is to do: it gets no copy that has an address of its own.
    if (found) return request.destination === "worker" ? new Response(found.body, found) : found;
  }
  return undefined;
}
