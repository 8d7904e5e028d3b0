// Nothing to pay means nothing to prove: a free order waits for the admin at once (decision 0036).
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createProduct, placeSampleOrder } from '../../../../../test/shop.ts';
import { openOrderShop } from '../../../../../test/shops/order-shop.ts';
import { orders } from '../orders.schema.ts';

type Placed = Awaited<ReturnType<typeof placeSampleOrder>>;

const shop = await openOrderShop();
const product = await createProduct(shop.test, {
  name: 'Panduan',
  price: 0,
  requiresLicense: false,
  variants: [],
});
const free = { productId: product.id };

it('waits for approval without a transfer or a proof', async () => {
  const { customer } = shop.people;
  const placed = await placeSampleOrder(customer.browser, [free]);
  expect(placed).toMatchObject({ status: 'confirm', totalAmount: 0, paymentProof: null });
  expect((await shop.show(placed.id)).json()).toEqual(placed);
  const [mail] = await shop.test.popMails();
  expect(mail?.text).toContain('tidak ada yang perlu ditransfer');
  expect(mail?.text).not.toContain('Cara membayar');

  const waiting = await shop.people.admin.browser.get('/admin/transactions?status=confirm');
  expect(waiting.json().data.map(({ id }: { id: number }) => id)).toContain(placed.id);
  const approved = await shop.approve(placed.id, 0);
  expect(approved.json()).toMatchObject({ status: 'paid', proofVersion: 0 });
  expect((await customer.browser.get('/my-products')).json().data).toHaveLength(1);
});

it('waits since it was placed, in its place in the queue, on the dashboard and in the export', async () => {
  const { admin, customer } = shop.people;
  const [first, last] = [await shop.newOrder(), await shop.newOrder()];
  const wait = () => shop.test.clock.advance(60_000);
  await shop.sendProof(first.id);
  wait();
  const placed = await placeSampleOrder(customer.browser, [free]);
  wait();
  await shop.sendProof(last.id);
  const queue = [first, placed, last];

  const waiting = '/admin/transactions?status=confirm&limit=1&page=';
  const found = [1, 2, 3].map(async (page) => (await admin.browser.get(waiting + page)).json());
  const ids = (await Promise.all(found)).flatMap(({ data }) => data.map(({ id }: Placed) => id));
  expect(ids).toEqual(queue.map(({ id }) => id));
  const csv = (await admin.browser.get('/admin/transactions/export?status=confirm')).body;
  expect(csv.match(/INV-\d+-\d+/g)).toEqual(queue.map(({ invoiceNumber }) => invoiceNumber));

  for (const { id } of [first, last]) await shop.approve(id);
  const { proofs, oldestAt, amounts } = (await admin.browser.get('/admin/waiting')).json();
  expect({ proofs, since: oldestAt.proofs, amount: amounts.proofs }).toEqual({
    proofs: 1,
    since: placed.createdAt,
    amount: 0,
  });
});

it('does not make an order free that costs something', async () => {
  const { browser } = shop.people.customer;
  const placed = await placeSampleOrder(browser, [free, shop.line]);
  expect(placed).toMatchObject({ status: 'pending', totalAmount: 249_000 });
});

it('is the only order that the database lets be paid without a proof', async () => {
  const { id } = await shop.newOrder();
  const paid = { status: 'paid', paidAt: sql`now()` } as const;
  const { db } = shop.test.database;
  await expect(db.update(orders).set(paid).where(eq(orders.id, id))).rejects.toThrow();
  await expect(
    db
      .update(orders)
      .set({ ...paid, receivedAmount: 249_000 })
      .where(eq(orders.id, id)),
  ).resolves.toBeDefined();
});
