import { formatRupiah } from '@timesync/contract';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { createProduct, placeSampleOrder } from '../../../../../test/shop.ts';
import { openOrderShop } from '../../../../../test/shops/order-shop.ts';
import { expireOrders } from '../expiring/expire-orders.ts';
import { orders } from '../orders.schema.ts';

const shop = await openOrderShop();
beforeEach(() => shop.replacePeople());

const numberOf = (invoiceNumber: string) => Number(invoiceNumber.split('-')[2]);
const codeOf = (invoiceNumber: string) => 1 + (numberOf(invoiceNumber) % 999);

async function holds(id: number): Promise<boolean | undefined> {
  await expireOrders(shop.test.dependencies);
  const { db } = shop.test.database;
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  return row?.holdsAmount;
}

it('adds a code that follows from the invoice number, for the customer and the admin', async () => {
  const placed = await shop.newOrder();
  const code = codeOf(placed.invoiceNumber);
  expect(placed).toMatchObject({
    totalAmount: 249_000,
    uniqueCode: code,
    payableAmount: 249_000 + code,
  });
  expect((await shop.show(placed.id)).json()).toEqual(placed);
  const managed = await shop.people.admin.browser.get(`/admin/transactions/${placed.id}`);
  expect(managed.json()).toMatchObject({ uniqueCode: code, payableAmount: 249_000 + code });
});

it('takes the next candidate at once where another order holds the amount', async () => {
  const { invoiceNumber, uniqueCode: held } = await shop.newOrder();
  const before = numberOf(invoiceNumber) + 998;
  await shop.test.database.db.execute(sql`select setval('invoice_numbers', ${before})`);
  const second = await shop.newOrder();
  // Nobody else took a number meanwhile: the order was written by its first statement.
  expect(numberOf(second.invoiceNumber)).toBe(before + 1);
  expect(codeOf(second.invoiceNumber)).toBe(held);
  expect(second.uniqueCode).toBe(1 + ((before + 101) % 999));
});

it('names the exact amount in the mail', async () => {
  await shop.test.popMails();
  const { payableAmount, uniqueCode } = await shop.newOrder();
  const [mail] = await shop.test.popMails();
  expect(mail?.text).toContain(`Transfer tepat ${formatRupiah(payableAmount)} ke salah satu`);
  expect(mail?.text).toContain('jangan dibulatkan');
  expect(mail?.text).toMatch(new RegExp(`Kode unik:? +${uniqueCode}`));
});

it('takes the code off where the seller wants it so, but never more than the total', async () => {
  const set = (uniqueCode: string) =>
    shop.people.admin.browser.patch('/admin/settings', { uniqueCode });
  await set('subtract');
  try {
    const { invoiceNumber, uniqueCode, payableAmount } = await shop.newOrder();
    expect(uniqueCode).toBe(-codeOf(invoiceNumber));
    expect(payableAmount).toBe(249_000 + uniqueCode);
    const cheap = await createProduct(shop.test, {
      price: 999,
      requiresLicense: false,
      variants: [],
    });
    const small = await placeSampleOrder(shop.people.customer.browser, [{ productId: cheap.id }]);
    expect(small).toMatchObject({ totalAmount: 999, uniqueCode: 0, payableAmount: 999 });
    await set('off');
    expect(await shop.newOrder()).toMatchObject({ uniqueCode: 0, payableAmount: 249_000 });
  } finally {
    await set('add');
  }
});

it('holds the amount until 21 days after the order has ended', async () => {
  const unpaid = await shop.newOrder();
  const waiting = await shop.newOrder();
  await shop.sendProof(waiting.id);
  await shop.passDays(3 + 20.9);
  expect(await holds(unpaid.id)).toBe(true);
  await shop.passDays(0.2);
  expect(await holds(unpaid.id)).toBe(false);
  expect(await holds(waiting.id)).toBe(true);
  await shop.approve(waiting.id);
  expect(await holds(waiting.id)).toBe(true);
  await shop.passDays(21.1);
  expect(await holds(waiting.id)).toBe(false);
});

it('says how to go on when five orders are unpaid, and takes the sixth by phone or when one is cancelled', async () => {
  const placed = [];
  for (let count = 0; count < 5; count += 1) placed.push(await shop.newOrder());
  const { browser } = shop.people.customer;
  const place = (key: string) =>
    browser.post(
      '/transaction',
      { details: [{ ...shop.line, qty: 1 }] },
      { headers: { 'idempotency-key': key } },
    );
  const refused = await place('pesanan-keenam');
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toEqual({
    code: 'TOO_MANY_OPEN_ORDERS',
    message:
      'Masih ada 5 pesanan Anda yang belum dibayar atau belum disetujui. Bayar atau batalkan salah satunya di Transaksi Saya, lalu checkout lagi.',
  });
  const byPhone = await shop.people.admin.browser.post('/admin/transactions', {
    userId: shop.people.customer.user.id,
    details: [{ ...shop.line, qty: 1 }],
  });
  expect(byPhone.statusCode).toBe(201);
  for (const { id } of [placed[0], byPhone.json()]) await shop.cancel(id);
  const sixth = await place('pesanan-keenam');
  expect(sixth.statusCode).toBe(201);
  // The same checkout again is no other order.
  expect((await place('pesanan-keenam')).json()).toEqual(sixth.json());
});
