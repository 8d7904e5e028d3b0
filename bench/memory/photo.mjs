// The server's memory for a photo of 24 megapixels, sent as the proof of a transfer. Linux only:
// the peak is read from /proc.
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '../support/api.mjs';
import { extraMemory } from '../support/extra-memory.mjs';
import { startPortal } from '../support/portal.mjs';
import { report } from '../support/report.mjs';

const sharp = createRequire(new URL('../../apps/server/package.json', import.meta.url))('sharp');
const customer = { email: 'foto@bench.test', password: 'bench-password' };

const folder = mkdtempSync(join(tmpdir(), 'timesync-photo-'));
const portal = await startPortal({ DATA_DIR: folder });
try {
  const photo = await noisyPhoto(6000, 4000);
  const { order, cookie, account } = await orderSomething();
  const send = () => sendProof(order, { photo, cookie, account });
  const { seconds, megabytes } = await extraMemory(portal.pid, send);
  console.log({ megapixels: 24, fileMb: toMb(photo.length), seconds, megabytes });
  await report('memory for a photo of 24 Mpx, MB', megabytes);
} finally {
  await portal.stop();
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

function toMb(bytes) {
  return Math.round(bytes / 2 ** 20);
}
