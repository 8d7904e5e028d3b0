// Money under concurrency: rules that must hold for simultaneous requests.
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import { openBrowser } from '../../../../test/people.ts';
import { roundsOf } from '../../../../test/rounds.ts';
import { createProduct, samplePicture } from '../../../../test/shop.ts';
import { openOrderShop } from '../../../../test/shops/order-shop.ts';
import { history } from '../../../platform/history/history.schema.ts';
import { licenses } from '../../licenses/licensing/licensing.schema.ts';
import { expireOrders } from './expiring/expire-orders.ts';
import { orders } from './orders.schema.ts';

const shop = await openOrderShop();
// Every test starts without unpaid orders, because five is the limit.
beforeEach(() => shop.replacePeople());

const times = <T>(length: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length }, (_, index) => make(index)));
/** A busy server has done nothing: those answers are left out. */
async function hundredTimes(send: () => Promise<LightMyRequestResponse>) {
  const responses = await times(100, send);
  return responses.filter(({ statusCode }) => statusCode !== 503);
}
const statusesOf = (responses: Array<{ statusCode: number }>) =>
  responses.map(({ statusCode }) => statusCode).toSorted();

it('issues once for a hundred approvals at the same moment', async () => {
  const rounds = roundsOf(5, { share: 0.4 });
  for (let round = 0; round < rounds; round += 1) {
    const order = await shop.newOrder(4);
    await shop.sendProof(order.id);
    await shop.test.popMails();
    const responses = await hundredTimes(() => shop.approve(order.id));
    expect(await shop.test.popMails()).toHaveLength(1);
    expect(new Set(statusesOf(responses))).toEqual(new Set([200]));
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    expect(responses[0]?.json().details[0].licenses).toHaveLength(4);
    const approvals = await shop.test.database.db.$count(history, eq(history.subjectId, order.id));
    expect(approvals).toBe(3);
  }
  expect(await shop.test.database.db.$count(licenses)).toBe(4 * rounds);
});

it('makes one order of a hundred checkouts with the same key', async () => {
  const before = await shop.test.database.db.$count(orders);
  await shop.test.popMails();
  const responses = await hundredTimes(() =>
    shop.people.customer.browser.post(
      '/transaction',
      { details: [{ ...shop.line, qty: 1 }] },
      { headers: { 'idempotency-key': 'seratus-kali-sama' } },
    ),
  );
  expect(new Set(statusesOf(responses))).toEqual(new Set([201]));
  expect(new Set(responses.map((response) => response.json().id)).size).toBe(1);
  expect(await shop.test.database.db.$count(orders)).toBe(before + 1);
  expect(await shop.test.popMails()).toHaveLength(1);
});

it('sells a product that is deleted at the same moment whole, or not at all', async () => {
  for (let round = 0; round < roundsOf(10, { share: 0.4 }); round += 1) {
    const { id: productId, variants } = await createProduct(shop.test, { name: `Jam ${round}` });
    const details = [{ productId, productVariantId: variants[0]?.id ?? 0, qty: 1 }];
    const responses = await Promise.all([
      ...Array.from({ length: 4 }, () =>
        shop.people.customer.browser.post('/transaction', { details }),
      ),
      shop.people.admin.browser.delete(`/admin/products/${productId}`),
    ]);
    const deletion = responses.pop();
    expect(deletion?.statusCode).toBe(200);
    for (const response of responses) {
      if (response.statusCode === 201) {
        const { id, details: bought } = response.json();
        expect(bought).toMatchObject([{ product: { name: `Jam ${round}` }, price: 249_000 }]);
        expect((await shop.pay(id)).details[0].licenses).toHaveLength(1);
      } else {
        expect(response.statusCode).toBe(409);
        expect(response.json().code).toBe('PRODUCT_GONE');
      }
    }
    const late = await shop.people.customer.browser.post('/transaction', { details });
    expect(late.json().code).toBe('PRODUCT_GONE');
  }
});

it('approves the proof that was shown, or none', async () => {
  for (let round = 0; round < roundsOf(20, { share: 0.4 }); round += 1) {
    const order = await shop.newOrder();
    const pictures = [await samplePicture(round), await samplePicture(round + 1000)];
    await shop.sendProof(order.id, { picture: pictures[0] });
    const [upload, approval] = await Promise.all([
      shop.sendProof(order.id, { picture: pictures[1] }),
      shop.approve(order.id, 1),
    ]);
    const { status, proofVersion } = (await shop.show(order.id)).json();
    if (approval?.statusCode === 200) {
      expect([status, proofVersion, upload?.statusCode]).toEqual(['paid', 1, 409]);
    } else {
      expect([status, proofVersion, upload?.statusCode]).toEqual(['confirm', 2, 200]);
      expect(approval?.json().code).toBe('PROOF_CHANGED');
    }
  }
});

it('lets one of cancel, expiry and proof win', async () => {
  const order = await shop.newOrder();
  const picture = await samplePicture(5);
  const second = await openBrowser(shop.test, shop.people.customer.user);
  shop.test.clock.advance(3 * 24 * 60 * 60 * 1000 + 1);
  const [cancelled, proven] = await Promise.all([
    second.post(`/transaction/${order.id}/cancel`),
    shop.sendProof(order.id, { picture }),
    expireOrders(shop.test.dependencies),
  ]);
  const { status, timeline } = (await shop.show(order.id)).json();
  const actions = timeline.map(({ action }: { action: string }) => action);
  // A late proof may reopen an expired order; a cancelled one stays cancelled.
  expect([
    ['cancelled', ['place', 'cancel']],
    ['confirm', ['place', 'submitProof']],
    ['confirm', ['place', 'expire', 'submitProof']],
  ]).toContainEqual([status, actions]);
  expect(cancelled.statusCode === 200).toBe(status === 'cancelled');
  expect(proven.statusCode === 200).toBe(status === 'confirm');
});

it('counts twin uploads with one key once', async () => {
  const order = await shop.newOrder();
  const picture = await samplePicture(6);
  await times(5, () => shop.sendProof(order.id, { picture, key: 'unggah-kembar-1' }));
  const { proofVersion } = (await shop.show(order.id)).json();
  expect(proofVersion).toBe(1);
});
