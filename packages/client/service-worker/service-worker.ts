/**
 * Keeps the whole page on the device, so that it opens without a network. Every build has its own store of files;
 * a new one is fetched beside the old and takes over when the page asks for it.
 */
declare const self: ServiceWorkerGlobalScope;
declare const __FILES__: readonly string[];
declare const __VERSION__: string;

const store = `roundhouse-${__VERSION__}`;
const files = new Set(__FILES__);

self.addEventListener('install', (event) => {
  event.waitUntil(keepFiles());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOldStores(), self.clients.claim()]));
});

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  // What a server says holds for the moment: it is neither answered nor kept here.
  if (url.pathname.startsWith('/api/')) return;
  if (files.has(url.pathname)) event.respondWith(kept(url.pathname, request));
  // Every other place is the same page; what a server of games says is never kept.
  else if (request.mode === 'navigate' && !url.pathname.startsWith('/api/')) event.respondWith(kept('/', request));
});

async function keepFiles(): Promise<void> {
  const cache = await caches.open(store);
  await cache.addAll([...files].map((path) => new Request(path, { cache: 'no-cache' })));
}

async function kept(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(store);
  return (await cache.match(path)) ?? fetch(request);
}

async function forgetOldStores(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('roundhouse-') && name !== store).map((name) => caches.delete(name)),
  );
}
