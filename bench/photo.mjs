// How much memory a photo of 24 megapixels costs the server, sent as the proof of a transfer.
// Linux only: the peak is read from /proc.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from './support/api.mjs';
import { startPortal } from './support/portal.mjs';
import { report } from './support/report.mjs';

const sharp = createRequire(new URL('../apps/server/package.json', import.meta.url))('sharp');
const customer = { email: 'foto@bench.test', password: 'bench-password' };

const folder = mkdtempSync(join(tmpdir(), 'timesync-photo-'));
const portal = await startPortal({ DATA_DIR: folder });
try {
  const photo = await noisyPhoto(6000, 4000);
  const { order, cookie, account } = await orderSomething();
  const before = memoryMb('VmRSS');
  // Forgets the peak of the start.
  writeFileSync(`/proc/${portal.pid}/clear_refs`, '5');
  const started = performance.now();
  await sendProof(order, { photo, cookie, account });
  const milliseconds = Math.round(performance.now() - started);
  const megabytes = memoryMb('VmHWM') - before;
  console.log({ megapixels: 24, fileMb: toMb(photo.length), milliseconds, megabytes });
  await report('memory for a photo of 24 Mpx, MB', megabytes);
} finally {
  portal.stop();
  rmSync(folder, { recursive: true, force: true });
}

function noisyPhoto(width, height) {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 };
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 60 })
    .toBuffer();
}

async function orderSomething() {
  const { send, signIn } = createClient(portal.port, 1);
  const cookie = await signIn(customer, true);
  const products = (await send('GET', '/public/products')).json().data;
  const [product] = products.filter(
    ({ isShipped, ProductVariant }) => !isShipped && ProductVariant.length > 0,
  );
  const details = [
    { productId: product.id, productVariantId: product.ProductVariant[0].id, qty: 1 },
  ];
  const order = (await send('POST', '/transaction', { cookie, body: { details } })).json();
  const [account] = (await send('GET', '/public/payment-accounts')).json().data;
  return { order, cookie, account };
}

async function sendProof({ id }, { photo, cookie, account }) {
  const body = new FormData();
  body.set('paymentAccountId', String(account.id));
  body.set('file', new Blob([photo], { type: 'image/jpeg' }), 'photo.jpg');
  const address = `http://127.0.0.1:${portal.port}/transaction/${id}/confirm-payment`;
  const response = await fetch(address, { method: 'POST', headers: { cookie }, body });
  if (response.status !== 200) throw new Error(await response.text());
}

function memoryMb(name) {
  const status = readFileSync(`/proc/${portal.pid}/status`, 'utf8');
  return toMb(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) * 1024);
}

function toMb(bytes) {
  return Math.round(bytes / 2 ** 20);
}
