import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { pdfText } from '../../../../../test/documents/pdf-text.ts';
import { createProduct, placeSampleOrder } from '../../../../../test/shop.ts';
import { openOrderShop } from '../../../../../test/shops/order-shop.ts';

const shop = await openOrderShop();
const fields = { name: 'Buku Panduan', price: 30_000, requiresLicense: false, variants: [] };
const guide = await createProduct(shop.test, { ...fields, stock: 50 });
beforeEach(() => shop.replacePeople());

const refund = (transactionId: number, units?: object[], by = shop.people.admin) =>
  by.browser.post('/admin/transactions/refund', { transactionId, reason: 'Kelebihan', units });

async function stockOf(productId: number): Promise<number> {
  const { rows } = await shop.test.database.pool.query('select stock from products where id = $1', [
    productId,
  ]);
  return rows[0].stock;
}

/** The order has three licences and four books. */
async function paidOrder() {
  const lines = [
    { ...shop.line, qty: 3 },
    { productId: guide.id, qty: 4 },
  ];
  const order = await placeSampleOrder(shop.people.customer.browser, lines);
  const paid = await shop.pay(order.id);
  const [clocks, books] = paid.details;
  const [first, second, third] = clocks.licenses.map(({ id }: { id: number }) => id);
  await shop.test.popMails();
  return { ...paid, clocks, books, first, second, third };
}

it('returns the price of the chosen units, revokes only their licences, and corrects the kwitansi', async () => {
  const order = await paidOrder();
  const answer = await refund(order.id, [
    { detailId: order.clocks.id, licenseIds: [order.second] },
    { detailId: order.books.id, qty: 2 },
  ]);
  expect(answer.statusCode).toBe(200);
  const returned = 249_000 + 2 * 30_000;
  expect(answer.json()).toMatchObject({
    status: 'paid',
    refundedAmount: returned,
    receivedAmount: order.receivedAmount,
    receipt: { amount: order.receivedAmount - returned, replaces: order.receipt.number },
  });
  const own = (await shop.show(order.id)).json();
  expect(own.details.map((line: { refundedQty: number }) => line.refundedQty)).toEqual([1, 2]);
  expect(own.details[0].licenses.map(({ id }: { id: number }) => id)).toEqual([
    order.first,
    order.third,
  ]);
  expect(own.timeline.at(-1)).toMatchObject({ action: 'refundPart', note: 'Kelebihan' });
  const { data } = (await shop.people.customer.browser.get('/my-licenses')).json();
  const states = Object.fromEntries(
    data.map(({ id, status }: { id: number; status: string }) => [id, status]),
  );
  expect(states).toEqual({
    [order.first]: 'unused',
    [order.second]: 'revoked',
    [order.third]: 'unused',
  });

  const document = await shop.people.customer.browser.get(`/transaction/${order.id}/dokumen.pdf`);
  const text = await pdfText(document.rawPayload);
  expect(text).toMatch(/Jam Masjid 3 [\d.]+ [\d.]+ TV Box 1 dikembalikan/);
  expect(text).toMatch(/Buku Panduan \d [\d.]+ [\d.]+ \d dikembalikan/);
  expect(text).toContain(`Pengganti ${order.receipt.number}`);
  const [mail] = await shop.test.popMails();
  expect(mail?.subject).toBe(`Sebagian dana dikembalikan – ${order.invoiceNumber}`);
  expect(mail?.text).toContain('Kelebihan');
});

it('shows the part in both lists and leaves the rest in Produk Saya', async () => {
  const order = await paidOrder();
  await refund(order.id, [{ detailId: order.books.id, qty: 4 }]);
  const { admin, customer } = shop.people;
  for (const [browser, path] of [
    [customer.browser, '/transaction'],
    [admin.browser, `/admin/transactions?invoiceNumber=${order.invoiceNumber}`],
  ] as const) {
    const [row] = (await browser.get(path)).json().data;
    expect(row).toMatchObject({ id: order.id, status: 'paid', refundedAmount: 120_000 });
  }
  const { data } = (await customer.browser.get('/my-products')).json();
  expect(data.map(({ id }: { id: number }) => id)).toEqual([order.clocks.id]);
});

it('the last units end the order, with all that was received', async () => {
  const order = await paidOrder();
  await refund(order.id, [{ detailId: order.books.id, qty: 4 }]);
  const { clocks, first, second, third } = order;
  const all = [{ detailId: clocks.id, licenseIds: [first, second, third] }];
  expect((await refund(order.id, all)).json()).toMatchObject({
    status: 'refunded',
    refundedAmount: order.receivedAmount,
  });
  const { rows } = await shop.test.database.pool.query(
    'select amount::int from refunds where order_id = $1 order by id',
    [order.id],
  );
  expect(rows.map(({ amount }) => amount)).toEqual([120_000, order.receivedAmount - 120_000]);
});

it('without units the rest goes back, and stock comes back once', async () => {
  const before = await stockOf(guide.id);
  const order = await paidOrder();
  expect(await stockOf(guide.id)).toBe(before - 4);
  await refund(order.id, [{ detailId: order.books.id, qty: 3 }]);
  expect(await stockOf(guide.id)).toBe(before - 1);
  const whole = await refund(order.id);
  expect(whole.json()).toMatchObject({ status: 'refunded', refundedAmount: order.receivedAmount });
  expect(await stockOf(guide.id)).toBe(before);
  expect((await refund(order.id)).statusCode).toBe(409);
});

it('returns no more than was received, where a code made the order cheaper than its units', async () => {
  const set = (uniqueCode: string) =>
    shop.people.admin.browser.patch('/admin/settings', { uniqueCode });
  const free = await createProduct(shop.test, { ...fields, price: 0 });
  await set('subtract');
  const lines = [{ ...shop.line, qty: 1 }, { productId: free.id }];
  const order = await placeSampleOrder(shop.people.customer.browser, lines);
  await set('add');
  const { details, receivedAmount } = await shop.pay(order.id);
  expect(receivedAmount).toBeLessThan(249_000);
  const [clock] = details;
  const units = [{ detailId: clock.id, licenseIds: [clock.licenses[0].id] }];
  const refundedAmount = receivedAmount;
  expect((await refund(order.id, units)).json()).toMatchObject({ status: 'paid', refundedAmount });
});

it('refuses a unit twice, and one of another order', async () => {
  const order = await paidOrder();
  const one = [{ detailId: order.clocks.id, licenseIds: [order.first] }];
  expect((await refund(order.id, one)).statusCode).toBe(200);
  const again = await refund(order.id, one);
  expect(again.statusCode).toBe(409);
  expect(again.json().message).toContain('sudah dikembalikan');
  const other = await paidOrder();
  expect((await refund(other.id, one)).json()).toMatchObject({ field: 'units' });
  expect((await refund(order.id, [])).statusCode).toBe(400);
});

it('the shop earned what it kept', async () => {
  const earned = async (): Promise<number> => {
    // The answer is cached for a moment.
    shop.test.clock.advance(20_000);
    const { days } = (await shop.people.admin.browser.get('/admin/summary')).json();
    return days.reduce((sum: number, { revenue }: { revenue: number }) => sum + revenue, 0);
  };
  const order = await paidOrder();
  const before = await earned();
  await refund(order.id, [{ detailId: order.books.id, qty: 2 }]);
  expect(await earned()).toBe(before - 60_000);
});

/** Nine full lines: more licences than one statement has room for parameters. */
async function insertLargeOrder(userId: number): Promise<number> {
  const { db } = shop.test.database;
  const { id: productId } = await createProduct(shop.test);
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into orders (invoice_number, user_id, status, total_amount, terms_version, created_at,
      expires_at, received_amount, paid_at)
    values ('INV-BESAR', ${userId}, 'paid', 8991, 'uji', now(), now(), 8991, now()) returning id`);
  const id = rows[0]?.id ?? 0;
  await db.execute(sql`
    insert into order_lines (order_id, line_number, product_id, product_name, init,
      requires_license, price, qty)
    select ${id}, number, ${productId}, 'Jam Masjid', 'TV', true, 1, 999
    from generate_series(1, 9) number`);
  await db.execute(sql`
    insert into licenses (license_key, init, user_id, order_line_id, unit_index, issued_at)
    select 'TV-' || line.id || '-' || unit, 'TV', ${userId}, line.id, unit, now()
    from order_lines line, generate_series(1, 999) unit where line.order_id = ${id}`);
  return id;
}

it('refunds an order of thousands of licences, each with its line in the history', async () => {
  const { admin } = shop.people;
  const transactionId = await insertLargeOrder(admin.user.id);
  const response = await admin.browser.post('/admin/transactions/refund', {
    transactionId,
    reason: 'Salah beli',
  });
  expect(response.statusCode).toBe(200);
  const { rows } = await shop.test.database.db.execute(sql`
    select count(distinct h.subject_id)::int as recorded, min(h.note) as note, min(h.actor_id) as actor
    from history h join licenses l on l.id = h.subject_id and l.revoked_at is not null
    join order_lines line on line.id = l.order_line_id and line.order_id = ${transactionId}
    where h.subject = 'license' and h.action = 'revoke'`);
  expect(rows).toEqual([{ recorded: 8991, note: 'Salah beli', actor: admin.user.id }]);
});
