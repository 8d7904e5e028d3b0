// Nothing to pay means nothing to prove: a free order waits for the admin at once (decision 0017).
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OrderDesk, openOrderDesk } from '../../../test/order-desk.ts';
import { createProduct, placeSampleOrder } from '../../../test/shop.ts';
import { orders } from './orders.schema.ts';

let desk: OrderDesk;
let free: { productId: number };

beforeAll(async () => {
  desk = await openOrderDesk();
  const product = await createProduct(desk.test, {
    name: 'Panduan',
    price: 0,
    requiresLicense: false,
    variants: [],
  });
  free = { productId: product.id };
});
afterAll(() => desk.test.close());

it('waits for approval without a transfer or a proof', async () => {
  const { customer } = desk.people;
  const placed = await placeSampleOrder(customer.browser, [free]);
  expect(placed).toMatchObject({ status: 'confirm', totalAmount: 0, paymentProof: null });
  expect((await desk.show(placed.id)).json()).toEqual(placed);
  const [mail] = await desk.test.takeMails();
  expect(mail?.text).toContain('tidak ada yang perlu ditransfer');
  expect(mail?.text).not.toContain('Cara membayar');

  const waiting = await desk.people.admin.browser.get('/admin/transactions?status=confirm');
  expect(waiting.json().data.map(({ id }: { id: number }) => id)).toContain(placed.id);
  const approved = await desk.approve(placed.id, 0);
  expect(approved.json()).toMatchObject({ status: 'paid', proofVersion: 0 });
  expect((await customer.browser.get('/my-products')).json().data).toHaveLength(1);
});

it('does not make an order free that costs something', async () => {
  const { browser } = desk.people.customer;
  const placed = await placeSampleOrder(browser, [free, desk.line]);
  expect(placed).toMatchObject({ status: 'pending', totalAmount: 249_000 });
});

it('is the only order that the database lets be paid without a proof', async () => {
  const { id } = await desk.newOrder();
  const paid = { status: 'paid', paidAt: sql`now()` } as const;
  const { db } = desk.test.database;
  await expect(db.update(orders).set(paid).where(eq(orders.id, id))).rejects.toThrow();
  await expect(
    db
      .update(orders)
      .set({ ...paid, receivedAmount: 249_000 })
      .where(eq(orders.id, id)),
  ).resolves.toBeDefined();
});
