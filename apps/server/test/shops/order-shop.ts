import { randomUUID } from 'node:crypto';
import { openBrowser, type SignedIn, signInAs } from '../people.ts';
import {
  createPaymentAccount,
  createProduct,
  payOrder,
  placeSampleOrder,
  sendProof,
} from '../shop.ts';
import { createTestApp, type TestAppOptions } from '../test-app.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
type Proof = Partial<Parameters<typeof sendProof>[2]>;

/** A shop with one product and one account, and the three people every order is about. */
export async function openOrderShop(options: TestAppOptions = {}) {
  const test = await createTestApp(options);
  const { id: productId, variants } = await createProduct(test);
  const line = { productId, productVariantId: variants[0]?.id ?? null };
  const { id: paymentAccountId } = await createPaymentAccount(test);
  const people = await signInPeople();

  async function signInPeople(): Promise<Record<'admin' | 'customer' | 'stranger', SignedIn>> {
    return {
      admin: await signInAs(test, 'admin'),
      customer: await signInAs(test),
      stranger: await signInAs(test),
    };
  }

  const decide = (decision: string, transactionId: number, body: object = {}) =>
    people.admin.browser.post(
      `/admin/transactions/${decision}`,
      { transactionId, ...body },
      { headers: { 'idempotency-key': randomUUID() } },
    );

  const newOrder = (qty = 1) => placeSampleOrder(people.customer.browser, [{ ...line, qty }]);
  /** Without a photo; answers with the order as an admin sees it. */
  async function pay(orderId: number) {
    const { browser } = people.admin;
    return payOrder(browser, (await browser.get(`/admin/transactions/${orderId}`)).json());
  }

  return {
    test,
    people,
    line,
    paymentAccountId,
    /** Other people than before: their lists are empty, and their sessions young. */
    async replacePeople() {
      Object.assign(people, await signInPeople());
    },
    /** Their sessions would not live that long, so they sign in again. */
    async passDays(days: number) {
      test.clock.advance(days * DAY_MS);
      for (const person of Object.values(people)) {
        person.browser = await openBrowser(test, person.user);
      }
    },
    newOrder,
    pay,
    newPaidOrder: async (qty = 1) => payOrder(people.admin.browser, await newOrder(qty)),
    sendProof: (orderId: number, proof: Proof = {}, sender = people.customer) =>
      sendProof(sender.browser, orderId, { paymentAccountId, ...proof }),
    show: (orderId: number, viewer = people.customer) =>
      viewer.browser.get(`/transaction/${orderId}`),
    cancel: (orderId: number) => people.customer.browser.post(`/transaction/${orderId}/cancel`),
    approve: (orderId: number, proofVersion?: number) =>
      decide('approve', orderId, proofVersion === undefined ? {} : { proofVersion }),
    reject: (orderId: number, body: object = { reason: 'unreadable' }) =>
      decide('reject', orderId, body),
    refund: (orderId: number) => decide('refund', orderId, { reason: 'Salah beli' }),
    recordPayment: (orderId: number, body: { amount: number; kind?: string; at?: string }) =>
      decide('record-payment', orderId, {
        kind: 'transfer',
        at: test.clock.now().toISOString(),
        ...body,
      }),
    cancelAsAdmin: (orderId: number) => decide('cancel', orderId, { reason: 'Stok habis' }),
  };
}

export type OrderShop = Awaited<ReturnType<typeof openOrderShop>>;
