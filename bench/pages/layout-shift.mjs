// How much the dashboard moves while it loads on a slow phone (CLS): of a new customer, of one who has
// to pay, of one who has to activate, and of an admin, at both widths; and what moved. `node bench/pages/layout-shift.mjs`
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/system/system-programs.mjs';
import { createClient } from '../support/api.mjs';
import { ADMIN, startPortal } from '../support/portal.mjs';
import { report } from '../support/report.mjs';

/** 400 kbit/s. */
const BYTES_PER_SECOND = 50_000;
const CPU_SLOWER = 4;
const viewports = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];
/** The card above the blocks. */
const CUSTOMER_CARD = '#what-now';
const INVITATION = '#activation-invitation';
const ADMIN_CARD = '#today';
const dataDir = mkdtempSync(join(tmpdir(), 'timesync-bench-'));
const portal = await startPortal({ DATA_DIR: dataDir, DEMO_DATA: 'on' });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  const client = createClient(portal.port, 1);
  const admin = await client.signIn(ADMIN);
  // Without this call the admin's dashboard redirects to /mulai.
  await client.send('POST', '/admin/first-steps/leave', { cookie: admin });
  const people = [
    { name: 'new customer', cookie: await signUp(client, 'new'), card: CUSTOMER_CARD },
    { name: 'unpaid order', cookie: await signUp(client, 'unpaid'), card: CUSTOMER_CARD },
    { name: 'new licence', cookie: await signUp(client, 'licence'), card: INVITATION },
    { name: 'admin', cookie: admin, card: ADMIN_CARD },
  ];
  await placeOrder(client, people[1]);
  await giveLicense(client, admin, people[2]);
  const shifts = [];
  for (const viewport of viewports) {
    for (const person of people) shifts.push(await shiftOf(person, viewport));
  }
  await report('dashboard CLS on a slow phone', Math.max(...shifts));
} finally {
  await browser.close();
  await portal.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

function signUp(client, name) {
  return client.signIn({ email: `${name}@bench.test`, password: 'bench-password' }, true);
}

async function placeOrder(client, { cookie }) {
  const { data } = (await client.send('GET', '/public/products')).json();
  const product = data.find(({ isShipped }) => !isShipped);
  const line = { productId: product.id, productVariantId: product.ProductVariant[0].id, qty: 1 };
  return (await client.send('POST', '/transaction', { cookie, body: { details: [line] } })).json();
}

/** A gift that the customer takes. */
async function giveLicense(client, admin, { cookie }) {
  const { data } = (await client.send('GET', '/public/products')).json();
  const productVariantId = data.find(({ isShipped }) => !isShipped).ProductVariant[0].id;
  const gift = { productVariantId, qty: 1, reason: 'Bench' };
  const given = await client.send('POST', '/admin/licenses', { cookie: admin, body: gift });
  const [{ url }] = given.json().data;
  const token = new URL(url).hash.slice(1);
  await client.send('POST', '/license-handouts/take', { cookie, body: { token } });
}

async function shiftOf({ name: person, cookie, card }, viewport) {
  const url = `http://127.0.0.1:${portal.port}`;
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  const [name, value] = cookie.split('=');
  await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await wire.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
  await page.addInitScript(recordShifts);
  await page.goto(`${url}/dashboard`, { waitUntil: 'commit' });
  // Folded for an admin.
  const product = page.locator('section[aria-labelledby=products-heading] li button').first();
  await product.waitFor({ state: 'attached' });
  await page.locator(card).first().waitFor();
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate(() => globalThis.readShifts());
  await context.close();
  const sum = shifts.reduce((total, shift) => total + shift.value, 0);
  console.log(`${person}, ${viewport.width} px: ${sum.toFixed(4)}`);
  for (const shift of shifts.filter(({ value: moved }) => moved > 0.001)) {
    console.log(`  ${shift.value.toFixed(4)} at ${shift.at} ms: ${shift.moved.join(' | ')}`);
  }
  return sum;
}

/** This function runs in the page. */
function recordShifts() {
  const shifts = [];
  const describe = ({ node, previousRect, currentRect }) => {
    const element = node?.nodeType === 1 ? node : node?.parentElement;
    const words = element?.textContent?.trim().slice(0, 40) ?? '';
    return `${element?.tagName} "${words}" ${previousRect.y} → ${currentRect.y}`;
  };
  const record = (entries) => {
    for (const entry of entries) {
      const moved = entry.sources.map(describe);
      shifts.push({ value: entry.value, at: Math.round(entry.startTime), moved });
    }
  };
  const observer = new PerformanceObserver((list) => record(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  // What is on the screen now has been painted two frames later.
  globalThis.readShifts = async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    record(observer.takeRecords());
    return shifts;
  };
}
