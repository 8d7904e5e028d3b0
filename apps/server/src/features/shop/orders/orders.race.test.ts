// Money under concurrency: rules that must hold for simultaneous requests.
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openBrowser, type SignedIn, signInAs } from '../../../../test/people.ts';
import { roundsOf } from '../../../../test/rounds.ts';
import {
  createPaymentAccount,
  createProduct,
  placeSampleOrder,
  samplePicture,
  sendProof,
} from '../../../../test/shop.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { history } from '../../../platform/history/history.schema.ts';
import { licenses } from '../../licenses/licensing/licensing.schema.ts';
import { expireOrders } from './expiring/expire-orders.ts';
import { orders } from './orders.schema.ts';

let test: TestApp;
let admin: SignedIn;
let customer: SignedIn;
let line: { productId: number; productVariantId: number };
let paymentAccountId: number;

beforeAll(async () => {
  test = await createTestApp();
  admin = await signInAs(test, 'admin');
  const product = await createProduct(test);
  line = { productId: product.id, productVariantId: product.variants[0]?.id ?? 0 };
  paymentAccountId = (await createPaymentAccount(test)).id;
});
afterAll(() => test.close());
// Every test starts without unpaid orders, because five is the limit.
beforeEach(async () => {
  customer = await signInAs(test);
});

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
    const order = await placeSampleOrder(customer.browser, [{ ...line, qty: 4 }]);
    await sendProof(customer.browser, order.id, { paymentAccountId });
    const responses = await hundredTimes(() =>
      admin.browser.post('/admin/transactions/approve', { transactionId: order.id }),
    );
    expect(new Set(statusesOf(responses))).toEqual(new Set([200]));
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    expect(responses[0]?.json().details[0].licenses).toHaveLength(4);
    const approvals = await test.database.db.$count(history, eq(history.subjectId, order.id));
    expect(approvals).toBe(3);
  }
  expect(await test.database.db.$count(licenses)).toBe(4 * rounds);
});

it('makes one order of a hundred checkouts with the same key', async () => {
  const before = await test.database.db.$count(orders);
  const responses = await hundredTimes(() =>
    customer.browser.post(
      '/transaction',
      { details: [{ ...line, qty: 1 }] },
      { headers: { 'idempotency-key': 'seratus-kali-sama' } },
    ),
  );
  expect(new Set(statusesOf(responses))).toEqual(new Set([201]));
  expect(new Set(responses.map((response) => response.json().id)).size).toBe(1);
  expect(await test.database.db.$count(orders)).toBe(before + 1);
});

it('sells a product that is deleted at the same moment whole, or not at all', async () => {
  for (let round = 0; round < roundsOf(10, { share: 0.4 }); round += 1) {
    const { id: productId, variants } = await createProduct(test, { name: `Jam ${round}` });
    const details = [{ productId, productVariantId: variants[0]?.id ?? 0, qty: 1 }];
    const responses = await Promise.all([
      ...Array.from({ length: 4 }, () => customer.browser.post('/transaction', { details })),
      admin.browser.delete(`/admin/products/${productId}`),
    ]);
    const deletion = responses.pop();
    expect(deletion?.statusCode).toBe(200);
    for (const response of responses) {
      if (response.statusCode === 201) {
        const { id, details: bought } = response.json();
        expect(bought).toMatchObject([{ product: { name: `Jam ${round}` }, price: 249_000 }]);
        await sendProof(customer.browser, id, { paymentAccountId });
        const approval = await admin.browser.post('/admin/transactions/approve', {
          transactionId: id,
        });
        expect(approval.json().details[0].licenses).toHaveLength(1);
      } else {
        expect(response.statusCode).toBe(409);
        expect(response.json().code).toBe('PRODUCT_GONE');
      }
    }
    const late = await customer.browser.post('/transaction', { details });
    expect(late.json().code).toBe('PRODUCT_GONE');
  }
});

it('gives every order its own invoice number', async () => {
  const customers = await times(10, () => signInAs(test));
  const buyers = Array.from({ length: 5 }, () => customers).flat();
  const placed = await Promise.all(buyers.map(({ browser }) => placeSampleOrder(browser, [line])));
  expect(new Set(placed.map(({ invoiceNumber }) => invoiceNumber)).size).toBe(50);
});

it('approves the proof that was shown, or none', async () => {
  for (let round = 0; round < roundsOf(20, { share: 0.4 }); round += 1) {
    const order = await placeSampleOrder(customer.browser, [line]);
    const pictures = [await samplePicture(round), await samplePicture(round + 1000)];
    await sendProof(customer.browser, order.id, { paymentAccountId, picture: pictures[0] });
    const [upload, approval] = await Promise.all([
      sendProof(customer.browser, order.id, { paymentAccountId, picture: pictures[1] }),
      admin.browser.post('/admin/transactions/approve', {
        transactionId: order.id,
        proofVersion: 1,
      }),
    ]);
    const { status, proofVersion } = (
      await customer.browser.get(`/transaction/${order.id}`)
    ).json();
    if (approval?.statusCode === 200) {
      expect([status, proofVersion, upload?.statusCode]).toEqual(['paid', 1, 409]);
    } else {
      expect([status, proofVersion, upload?.statusCode]).toEqual(['confirm', 2, 200]);
      expect(approval?.json().code).toBe('PROOF_CHANGED');
    }
  }
});

it('never reports success for another proof than the approved one', async () => {
  for (let round = 0; round < roundsOf(10, { share: 0.4 }); round += 1) {
    const order = await placeSampleOrder(customer.browser, [line]);
    for (const seed of [round + 2000, round + 3000]) {
      const picture = await samplePicture(seed);
      await sendProof(customer.browser, order.id, { paymentAccountId, picture });
    }
    const approve = (proofVersion: number) =>
      admin.browser.post('/admin/transactions/approve', { transactionId: order.id, proofVersion });
    const [outdated, newest] = await Promise.all([approve(1), approve(2)]);
    expect([outdated?.statusCode, newest?.statusCode]).toEqual([409, 200]);
  }
});

it('lets one of cancel, expiry and proof win', async () => {
  const order = await placeSampleOrder(customer.browser, [line]);
  const picture = await samplePicture(5);
  const second = await openBrowser(test, customer.user);
  test.clock.advance(3 * 24 * 60 * 60 * 1000 + 1);
  const [cancelled, proven] = await Promise.all([
    second.post(`/transaction/${order.id}/cancel`),
    sendProof(customer.browser, order.id, { paymentAccountId, picture }),
    expireOrders(test.dependencies),
  ]);
  const { status, timeline } = (await customer.browser.get(`/transaction/${order.id}`)).json();
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
  const order = await placeSampleOrder(customer.browser, [line]);
  const picture = await samplePicture(6);
  await times(5, () =>
    sendProof(customer.browser, order.id, { paymentAccountId, picture, key: 'unggah-kembar-1' }),
  );
  const { proofVersion } = (await customer.browser.get(`/transaction/${order.id}`)).json();
  expect(proofVersion).toBe(1);
});
