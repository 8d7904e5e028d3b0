// The compressed JavaScript of a first load while signed in, as the browser counts it on the wire
// until the page is idle and untouched, and how long a dashboard takes on a slow line. `node
// bench/pages/first-load.mjs`
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { adminScreens, screens } from '@timesync/contract';
import { findBrowser } from '../../scripts/system/system-programs.mjs';
import { createClient } from '../support/api.mjs';
import { ADMIN, startPortal } from '../support/portal.mjs';
import { report } from '../support/report.mjs';

const CUSTOMER = { email: 'customer@bench.test', password: 'bench-password' };
const { dashboard, ownOrders, ownProducts, activation } = screens;
/** The customer is new: Produk Saya and the orders are empty. */
const ownScreens = [dashboard, ownOrders, ownProducts, activation];
const adminPaths = Object.values(adminScreens).filter((path) => !path.includes(':'));
const dataDir = mkdtempSync(join(tmpdir(), 'timesync-bench-'));
const portal = await startPortal({ DATA_DIR: dataDir, DEMO_DATA: 'on' });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  const client = createClient(portal.port, 1);
  const customer = await client.signIn(CUSTOMER, true);
  const admin = await client.signIn(ADMIN);
  // Without this call the admin's dashboard redirects to /mulai.
  await client.send('POST', '/admin/first-steps/leave', { cookie: admin });
  const sizes = [
    ...(await measure(ownScreens, customer)),
    ...(await measure([screens.dashboard, ...adminPaths], admin)),
  ];
  await report('JavaScript signed in, KB', Math.max(...sizes));
  const seconds = [];
  for (let run = 1; run <= 3; run++) seconds.push(await secondsOnSlowLine(customer));
  await report('dashboard on a slow line, s', seconds.toSorted((a, b) => a - b)[1]);
} finally {
  await browser.close();
  await portal.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function measure(paths, cookie) {
  const sizes = [];
  for (const path of paths) {
    sizes.push(await scriptKilobytes(path, cookie));
    console.log(`${path}: ${sizes.at(-1).toFixed(1)} KB`);
  }
  return sizes;
}

/** Opens a page in a fresh browser with an empty cache. */
async function openFresh(cookie) {
  const url = `http://127.0.0.1:${portal.port}`;
  const viewport = { width: 360, height: 740 };
  // Requests of a service worker do not count as the page's.
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  const [name, value] = cookie.split('=');
  await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  return { url, context, page, wire };
}

/** 300 ms and 1.6 Mbit/s, until products are to be seen. */
async function secondsOnSlowLine(cookie) {
  const { url, context, page, wire } = await openFresh(cookie);
  const bytesPerSecond = 200_000;
  await wire.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  const start = performance.now();
  await page.goto(`${url}/dashboard`, { waitUntil: 'commit' });
  // A locator looks every half second, a function at every frame.
  const product = 'section[aria-labelledby=products-heading] li button';
  await page.waitForFunction((selector) => document.querySelector(selector), product);
  const seconds = (performance.now() - start) / 1000;
  console.log(`/dashboard at 300 ms and 1.6 Mbit/s: ${seconds.toFixed(2)} s`);
  await context.close();
  return seconds;
}

async function scriptKilobytes(path, cookie) {
  const { url, context, page, wire } = await openFresh(cookie);
  const scripts = new Set();
  let bytes = 0;
  wire.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.addInitScript(withoutIdleTime);
  await page.goto(url + path, { waitUntil: 'networkidle' });
  await context.close();
  return bytes / 1024;
}

/** What the next tap may want is fetched after five idle seconds; a slow machine reaches them while it loads. */
function withoutIdleTime() {
  const start = window.setTimeout;
  window.setTimeout = (work, ms, ...rest) => (ms < 5_000 || !ms ? start(work, ms, ...rest) : 0);
}
