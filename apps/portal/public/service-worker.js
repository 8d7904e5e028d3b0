// Caches what must be readable in a mosque without internet: the signed-in screens, the clock at /jam, the
// dashboard's last answers, and the customer's own licences with their 20 digits. The network always comes
// first; what was read last is only the answer where there is none. `lib/offline/offline-copy.ts` registers
// it and takes the private part away when its owner signs out.
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
const SESSION = '/auth/session';
/** Of orders only the dashboard's newest three: an order cannot be paid offline. */
const LATEST_ORDERS = '/transaction?page=1&limit=3';
const isPrivateRead = ({ pathname, search }) =>
  /^\/(my-licenses|my-products)(\/\d+)?$/.test(pathname) ||
  pathname === SESSION ||
  pathname + search === LATEST_ORDERS;
const SHARED_READS = ['/public/config', '/public/releases', '/public/products?page=1&limit=10'];
const isSharedRead = ({ pathname, search }) => SHARED_READS.includes(pathname + search);

/** Counts up when the private part is deleted: an answer that was requested before is not cached after it. */
let owner = 0;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// Files fetched before this worker was active, and the first requests of the customer's screens.
self.addEventListener('message', (event) => {
  const { files = [], reads = [], forgets = false } = event.data;
  if (forgets) return event.waitUntil(forgetPrivate());
  event.waitUntil(Promise.allSettled([storeFiles(files), readInTurn(reads)]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const { origin, pathname } = url;
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
  if (isPrivateRead(url)) event.respondWith(newest(request, PRIVATE, request.url));
  if (isSharedRead(url)) event.respondWith(newest(request, SHELL, request.url));
});

function sayNoLine() {
  return new Response(NO_LINE, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

function newestPage(request, name) {
  return newest(request, SHELL, new URL(name, self.location.origin).href);
}

async function newest(request, cacheName, name) {
  let before = owner;
  try {
    const answer = await fetch(request);
    // The session is over, so what it has read goes too.
    if (answer.status === 401) await forgetPrivate();
    // It belongs to somebody else now.
    if (answer.status === 404 && cacheName === PRIVATE) {
      await (await openIfThere(PRIVATE))?.delete(name);
    }
    if (answer.ok && new URL(name).pathname === SESSION) {
      await forgetOthers(name, answer.clone());
      before = owner;
    }
    if (answer.ok && (cacheName !== PRIVATE || before === owner)) {
      await store(cacheName, name, answer.clone());
    }
    return answer;
  } catch (error) {
    const cached = await caches.match(name, { cacheName });
    if (!cached) throw error;
    // The portal says that these are the last answers (`lib/offline/connection.ts`).
    const headers = new Headers(cached.headers);
    headers.set('x-cached', '1');
    return new Response(cached.body, { status: cached.status, headers });
  }
}

function forgetPrivate() {
  owner += 1;
  return caches.delete(PRIVATE);
}

/** Somebody else may have signed in on this device, in another tab or on a public page. */
async function forgetOthers(name, answer) {
  const cached = await caches.match(name, { cacheName: PRIVATE });
  const [now, before] = await Promise.all([emailIn(answer), cached && emailIn(cached)]);
  if (now === undefined || now !== before) await forgetPrivate();
}

const emailIn = async (answer) => (await answer.json()).user?.email;

/** One after the other, because the first says whose the others are. */
async function readInTurn(paths) {
  const fresh = new Set();
  for (const path of paths) {
    const { href } = new URL(path, self.location.origin);
    const before = owner;
    const answer = await newest(readOf(href), PRIVATE, href);
    fresh.add(href);
    if (!answer.ok || before !== owner) continue;
    for (const row of await storeRows(path, await answer.json())) fresh.add(row);
  }
  await askAgain(fresh);
}

/** To open a cache makes it: one that was forgotten must not come back empty. */
async function openIfThere(name) {
  return (await caches.has(name)) ? caches.open(name) : undefined;
}

const readOf = (href) => new Request(href, { headers: { accept: 'application/json' } });

/** What the lists no longer name may have been handed over: it is read again, or forgotten. */
async function askAgain(fresh) {
  for (const { url } of (await (await openIfThere(PRIVATE))?.keys()) ?? []) {
    if (!fresh.has(url)) await newest(readOf(url), PRIVATE, url);
  }
}

/**
 * The rows of these lists are also the answers of their details, so these need no requests of their own.
 * Returns their URLs.
 */
async function storeRows(path, { data }) {
  const [list] = path.split('?');
  if (list !== '/my-licenses' && list !== '/my-products') return [];
  const cache = await caches.open(PRIVATE);
  const cached = [];
  for (const row of data) {
    const { href } = new URL(`${list}/${row.id}`, self.location.origin);
    cached.push(href);
    // The list leaves out licences of a large purchase, so the detail that was opened is better.
    if (list === '/my-products' && (await cache.match(href))) continue;
    const headers = { 'content-type': 'application/json' };
    await cache.put(href, new Response(JSON.stringify(row), { headers }));
  }
  return cached;
}

/** Their names change with their content: what is there is right. */
async function fromFiles(request) {
  const cached = await (await caches.open(SHELL)).match(request.url);
  if (cached) return cached;
  const answer = await fetch(request);
  if (answer.ok) await store(SHELL, request.url, answer.clone());
  return answer;
}

/** With a full disk nothing is cached, and the page works as without a worker. */
async function store(cacheName, name, answer) {
  try {
    const cache = await caches.open(cacheName);
    await cache.put(name, answer);
    if (cacheName === SHELL) await dropOldest(cache);
  } catch {
    // The page works without a copy.
  }
}

async function storeFiles(files) {
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
