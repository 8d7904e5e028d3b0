// Caches what must be readable in a mosque without internet: the signed-in screens, the clock at /jam, and
// the customer's own licences with their 20 digits. The network always comes first; what was read last
// is only the answer where there is none. `lib/offline/offline-copy.ts` registers it and takes the
// private part away when its owner signs out.
const SHELL = 'shell';
const PRIVATE = 'private';
const MOST_FILES = 300;
/** In place of the browser's own page, which speaks of something else. */
const NO_LINE = `<!doctype html><html lang="id"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tidak ada koneksi internet</title>
<style>:root{color-scheme:light dark}body{display:grid;min-height:90vh;place-content:center;
padding:1.25rem;text-align:center;font:1rem/1.55 system-ui,sans-serif}</style>
<h1>Tidak ada koneksi internet</h1><p>Sambungkan dulu, lalu muat ulang halaman ini.</p>`;

const isScreen = (path) => /^\/(dashboard|my-product|aktivasi|user\/transaction)(\/|$)/.test(path);
const isPrivateRead = (path) =>
  /^\/(my-licenses|my-products)(\/\d+)?$/.test(path) || path === '/auth/session';
const isSharedRead = (path) => path === '/public/config';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// Files fetched before this worker was active, and the requests of "Produk Saya".
self.addEventListener('message', (event) => {
  const { files, reads = [] } = event.data;
  event.waitUntil(Promise.allSettled([keepFiles(files), ...reads.map(readAhead)]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/assets/')) return event.respondWith(fromFiles(request));
  if (request.mode === 'navigate') {
    // All signed-in screens are one page that renders by its URL.
    const page = isScreen(pathname)
      ? newestPage(request, '/dashboard')
      : pathname === '/jam'
        ? newestPage(request, '/jam')
        : fetch(request);
    event.respondWith(page.catch(sayNoLine));
    return;
  }
  if (isPrivateRead(pathname)) event.respondWith(newest(request, PRIVATE, request.url));
  if (isSharedRead(pathname)) event.respondWith(newest(request, SHELL, request.url));
});

function sayNoLine() {
  return new Response(NO_LINE, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

function newestPage(request, name) {
  return newest(request, SHELL, new URL(name, self.location.origin).href);
}

async function newest(request, cacheName, name) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await keep(cacheName, name, answer.clone());
    // The session is over, so what it has read goes too.
    if (answer.status === 401) await caches.delete(PRIVATE);
    return answer;
  } catch (error) {
    const kept = await (await caches.open(cacheName)).match(name);
    if (kept) return kept;
    throw error;
  }
}

function readAhead(path) {
  const { href } = new URL(path, self.location.origin);
  return newest(new Request(href, { headers: { accept: 'application/json' } }), PRIVATE, href);
}

/** Their names change with their content: what is there is right. */
async function fromFiles(request) {
  const kept = await (await caches.open(SHELL)).match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await keep(SHELL, request.url, answer.clone());
  return answer;
}

/** With a full disk nothing is cached, and the page works as without a worker. */
async function keep(cacheName, name, answer) {
  try {
    const cache = await caches.open(cacheName);
    await cache.put(name, answer);
    if (cacheName === SHELL) await dropOldest(cache);
  } catch {
    // Nothing to do.
  }
}

async function keepFiles(files) {
  const cache = await caches.open(SHELL);
  const missing = [];
  for (const file of files) if (!(await cache.match(file))) missing.push(file);
  await Promise.allSettled(missing.map((file) => cache.add(file)));
}

async function dropOldest(cache) {
  const files = await cache.keys();
  for (const file of files.slice(0, Math.max(0, files.length - MOST_FILES))) {
    if (new URL(file.url).pathname.startsWith('/assets/')) await cache.delete(file);
  }
}
