// A hundred requests at the same moment for the same thing, again and again: it happens once.
import { randomUUID } from 'node:crypto';
import { openShopCheck } from '../support/check-shop.mjs';
import { newDeviceId, openShop, proofForm } from '../support/shop.mjs';
import { openTally, roundsOf } from '../support/tally.mjs';
import { withPortal } from '../support/with-portal.mjs';

const ROUNDS = roundsOf(1_000);
const AT_ONCE = 100;
const STOCK = 7;

const tally = openTally('races');
const statuses = {};
await withPortal(async (portal, settings) => {
  const shop = await openShop(portal);
  const races = Object.entries(racesOf(shop));
  const check = await openShopCheck(settings);
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [name, run] = races[round % races.length];
      const found = await run();
      tally.check(found === true, `round ${round}, ${name}: ${JSON.stringify(found)}`);
    }
    for (const broken of await check.findBroken()) tally.check(false, broken);
  } finally {
    await check.close();
  }
});
console.log(`races: ${ROUNDS} rounds × ${AT_ONCE}, ${JSON.stringify(statuses)}`);
tally.report();

/** Each resolves with true, or with what it found instead. */
function racesOf({ admin, customers: [customer], details, orderByPhone, accountId, picture }) {
  const accepted = ({ ok, status, body }) => {
    if (!ok) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body;
  };
  const approve = (transactionId) => admin.post('/admin/transactions/approve', { transactionId });
  const cancel = (transactionId) =>
    admin.post('/admin/transactions/cancel', { transactionId, reason: 'Berebut' });
  async function orderWithProof() {
    const { id } = accepted(await customer.post('/transaction', { details }));
    const form = proofForm({ accountId, picture });
    accepted(await customer.call('POST', `/transaction/${id}/confirm-payment`, { form }));
    return id;
  }
  const licensesOf = async (id) => {
    const order = accepted(await customer.get(`/transaction/${id}`));
    return { status: order.status, keys: order.details[0].licenses?.length ?? 0 };
  };

  return {
    async 'one order is approved'() {
      const id = await orderWithProof();
      const answers = await atOnce(() => approve(id));
      const bodies = new Set(answers.filter(({ ok }) => ok).map(({ bytes }) => String(bytes)));
      const { status, keys } = await licensesOf(id);
      return (
        (bodies.size === 1 && status === 'paid' && keys === 1) || {
          bodies: bodies.size,
          status,
          keys,
        }
      );
    },
    async 'one order is approved and cancelled'() {
      const id = await orderWithProof();
      const answers = await atOnce((index) => (index % 2 ? approve(id) : cancel(id)));
      const { status, keys } = await licensesOf(id);
      const isWhole = (status === 'paid' && keys === 1) || (status === 'cancelled' && keys === 0);
      const winners = answers.filter(({ ok }, index) => ok && index % 2 === Number(keys === 0));
      return (isWhole && winners.length === 0) || { status, keys, winners: winners.length };
    },
    async 'one key orders once'() {
      const key = { 'idempotency-key': randomUUID() };
      const answers = await atOnce(() => customer.post('/transaction', { details }, key));
      const ids = new Set(answers.filter(({ ok }) => ok).map(({ body }) => body.id));
      for (const id of ids) await cancel(id);
      return ids.size === 1 || { ids: ids.size };
    },
    async 'the last pieces are sold'() {
      const product = accepted(
        await admin.post('/admin/products', {
          name: `Langka ${randomUUID()}`,
          price: 1_000,
          requiresLicense: false,
          stock: STOCK,
        }),
      );
      const lines = [{ productId: product.id, qty: 1 }];
      const answers = await atOnce(() => orderByPhone(lines));
      const sold = answers.filter(({ ok }) => ok);
      accepted(await admin.call('DELETE', `/admin/products/${product.id}`));
      const isRight = sold.length <= STOCK && (sold.length === STOCK || wereBusy(answers));
      return isRight || { sold: sold.length };
    },
    async 'one licence is activated'() {
      const id = await orderWithProof();
      const { licenseKey } = accepted(await approve(id)).details[0].licenses[0];
      const answers = await atOnce(() =>
        customer.post('/device/v1/activate', {
          licenseKey,
          deviceId: newDeviceId(),
          deviceType: 'tvbox',
        }),
      );
      const winners = answers.filter(({ ok }) => ok).length;
      return winners === 1 || { winners };
    },
  };
}

/** Any 5xx but "busy", which has done nothing, is an error by itself. */
async function atOnce(send) {
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => send(index)));
  for (const { status, body } of answers) {
    statuses[status] = (statuses[status] ?? 0) + 1;
    tally.check(status < 500 || status === 503, `${status} ${JSON.stringify(body)}`);
  }
  return answers;
}

const wereBusy = (answers) => answers.some(({ status }) => status === 503);
