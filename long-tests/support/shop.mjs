// People who order, pay, approve and activate as fast as they can, and remember the answers.
import { randomInt, randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { ADMIN } from './portal.mjs';
import { createVisitor } from './visitor.mjs';

const sharp = createRequire(new URL('../../apps/server/package.json', import.meta.url))('sharp');
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CUSTOMERS = 4;

export async function openShop(portal) {
  const admin = createVisitor(portal);
  await admin.signIn(ADMIN);
  const customers = Array.from({ length: CUSTOMERS }, () => createVisitor(portal));
  for (const customer of customers) await customer.register(`${randomUUID()}@long.test`);
  const products = (await admin.get('/public/products')).body.data;
  const product = products.find(({ ProductVariant }) =>
    ProductVariant.some(({ init }) => init === 'TV'),
  );
  const variant = product.ProductVariant.find(({ init }) => init === 'TV');
  const [account] = (await admin.get('/public/payment-accounts')).body.data;
  const details = [{ productId: product.id, productVariantId: variant.id, qty: 1 }];
  const shop = { admin, customers, details, accountId: account.id, picture: await drawPicture() };
  const users = (await admin.get('/admin/users')).body.data;
  const userId = users.find(({ role }) => role === 'user').id;
  return {
    ...shop,
    /** Unlimited: a customer himself may have at most five unpaid ones. */
    orderByPhone: (lines = details) =>
      admin.post('/admin/transactions', { userId, details: lines }),
    /**
     * Ends when the portal no longer answers, has no database for a moment, or after `until`; `told` has what
     * it acknowledged.
     */
    work: (told, until) =>
      Promise.all(customers.map((customer) => buyOnAndOn(shop, customer, { told, until }))),
    moveTo(next) {
      for (const visitor of [admin, ...customers]) visitor.moveTo(next);
    },
  };
}

/**
 * Orders that the last crash left unpaid are paid first, because five of them block further ones.
 */
async function buyOnAndOn(shop, customer, { told, until }) {
  try {
    const { data } = accepted(await customer.get('/transaction?limit=100'));
    for (const { id } of data.filter(({ status }) => status === 'pending')) {
      await payFor(shop, customer, told, id);
    }
    while (!until?.aborted) await payFor(shop, customer, told, await order(shop, customer, told));
  } catch (error) {
    if (!isLostLine(error) && !isAskedToWait(error)) throw error;
  }
}

/** Each step is recorded when its answer has arrived, not earlier. */
async function order({ details }, customer, told) {
  const key = { 'idempotency-key': randomUUID() };
  const { id } = accepted(await customer.post('/transaction', { details }, key));
  told.push({ kind: 'order', customer, id });
  return id;
}

async function payFor(shop, customer, told, id) {
  const { admin } = shop;
  const form = proofForm(shop);
  const path = `/transaction/${id}/confirm-payment`;
  const { paymentProof } = accepted(await customer.call('POST', path, { form }));
  told.push({ kind: 'proof', customer, id, paymentProof });
  const json = { transactionId: id, proofVersion: 1 };
  const approved = accepted(await admin.post('/admin/transactions/approve', json));
  const [license] = approved.details[0].licenses;
  told.push({ kind: 'approval', customer, id, licenseKey: license.licenseKey });
  const device = { licenseKey: license.licenseKey, deviceId: newDeviceId(), deviceType: 'tvbox' };
  const { token } = accepted(await customer.post('/device/v1/activate', device));
  told.push({ kind: 'activation', customer, id, device, token });
}

export function proofForm({ accountId, picture }) {
  const form = new FormData();
  form.set('paymentAccountId', String(accountId));
  form.set('file', new Blob([picture], { type: 'image/png' }), 'bukti.png');
  return form;
}

class RefusedError extends Error {
  constructor(status, body) {
    super(`${status} ${JSON.stringify(body)}`);
    this.status = status;
  }
}

function accepted({ ok, status, body }) {
  if (!ok) throw new RefusedError(status, body);
  return body;
}

/** `fetch` says TypeError for a connection that broke. */
const isLostLine = (error) => error instanceof TypeError || error.name === 'TimeoutError';
const isAskedToWait = ({ status }) => status === 503;

/** Sixteen base32 symbols are ten bytes. */
export function newDeviceId() {
  return Array.from({ length: 16 }, () => SYMBOLS[randomInt(SYMBOLS.length)]).join('');
}

function drawPicture() {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 };
  const create = { width: 64, height: 64, channels: 3, background: '#888', noise };
  return sharp({ create }).png().toBuffer();
}
