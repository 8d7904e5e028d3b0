// The compressed JavaScript of a first load while signed in, as the browser counts it on the wire:
// a customer's screens and an admin's, the largest of them. `node bench/first-load.mjs`
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/system/system-programs.mjs';
import { createClient } from './support/api.mjs';
import { ADMIN, startPortal } from './support/portal.mjs';
import { report } from './support/report.mjs';

const CUSTOMER = { email: 'customer@bench.test', password: 'bench-password' };
const dataDir = mkdtempSync(join(tmpdir(), 'timesync-bench-'));
const portal = await startPortal({ DATA_DIR: dataDir, DEMO_DATA: 'on' });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  const client = createClient(portal.port, 1);
  const customer = await client.signIn(CUSTOMER, true);
  const admin = await client.signIn(ADMIN);
  const sizes = [
    ...(await measure(['/dashboard', '/user/transaction'], customer)),
    ...(await measure(['/dashboard', '/transaction', '/license'], admin)),
  ];
  await report('JavaScript signed in, KB', Math.max(...sizes));
} finally {
  await browser.close();
  portal.stop();
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

/** In a fresh browser: nothing of it is in the cache. */
async function scriptKilobytes(path, cookie) {
  const url = `http://127.0.0.1:${portal.port}`;
  const context = await browser.newContext();
  const [name, value] = cookie.split('=');
  await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  const scripts = new Set();
  let bytes = 0;
  wire.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await wire.send('Network.enable');
  await page.goto(url + path, { waitUntil: 'networkidle' });
  await context.close();
  return bytes / 1024;
}
