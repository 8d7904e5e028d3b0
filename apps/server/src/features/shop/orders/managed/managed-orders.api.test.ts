import { beforeEach, describe, expect, it } from 'vitest';
import { openOrderShop } from '../../../../../test/shops/order-shop.ts';
import { licenses } from '../../../licenses/licensing/licensing.schema.ts';

const shop = await openOrderShop();
beforeEach(() => shop.replacePeople());

const path = '/admin/transactions';
const find = async (query: string) =>
  (await shop.people.admin.browser.get(`${path}?${query}`)).json();

const idsOf = ({ data }: { data: Array<{ id: number }> }) => data.map(({ id }) => id);

describe('GET /admin/transactions', () => {
  it('filters by status, invoice and email, together', async () => {
    const pending = await shop.newOrder();
    const paid = await shop.newPaidOrder();
    const email = encodeURIComponent(shop.people.customer.user.email);
    expect(idsOf(await find(`email=${email}`))).toEqual([paid.id, pending.id]);
    expect(idsOf(await find(`email=${email}&status=paid`))).toEqual([paid.id]);
    expect(idsOf(await find(`invoiceNumber=${pending.invoiceNumber.slice(4)}`))).toEqual([
      pending.id,
    ]);
    expect((await find(`email=${email}`)).data[0]).toMatchObject({
      user: { name: shop.people.customer.user.name, email: shop.people.customer.user.email },
      allowedActions: ['refund', 'refundPart'],
    });
    expect((await shop.people.admin.browser.get(`${path}?status=lunas`)).statusCode).toBe(400);
  });

  it('shows waiting proofs longest waiting first, on every page and in the export', async () => {
    const { id: early } = await shop.newOrder();
    const { id: late } = await shop.newOrder();
    const { id: impatient } = await shop.newOrder();
    // A better proof starts a new waiting time.
    for (const id of [impatient, late, early, impatient]) {
      shop.test.clock.advance(1000);
      await shop.sendProof(id);
    }
    const mine = `status=confirm&email=${encodeURIComponent(shop.people.customer.user.email)}`;
    expect(idsOf(await find(mine))).toEqual([late, early, impatient]);
    expect(idsOf(await find(`${mine}&limit=2&page=2`))).toEqual([impatient]);
    const all = idsOf(await find('status=confirm&limit=100'));
    expect(all.slice(-3)).toEqual([late, early, impatient]);
    const csv = (await shop.people.admin.browser.get(`${path}/export?${mine}`)).body;
    const invoices = (await find(mine)).data.map(
      (order: { invoiceNumber: string }) => order.invoiceNumber,
    );
    expect(csv.match(/INV-\d+-\d+/g)).toEqual(invoices);
  });

  it('filters by the day of payment in Jakarta', async () => {
    // 23:30 on the 9th and 00:30 on the 10th there, both the 9th in London.
    for (const [day, moment] of [
      ['2031-03-09', '2031-03-09T16:30:00Z'],
      ['2031-03-10', '2031-03-09T17:30:00Z'],
    ] as const) {
      shop.test.clock.advance(Date.parse(moment) - shop.test.clock.now().getTime());
      await shop.replacePeople();
      const { id } = await shop.newPaidOrder();
      expect(idsOf(await find(`from=${day}&to=${day}`))).toEqual([id]);
      expect(idsOf(await find(`status=paid&from=${day}`))).toEqual([id]);
      expect(idsOf(await find(`status=pending&from=${day}`))).toEqual([]);
    }
    expect(idsOf(await find('from=2031-03-09&to=2031-03-10'))).toHaveLength(2);
    expect(idsOf(await find('from=2031-03-11'))).toEqual([]);
    expect((await shop.people.admin.browser.get(`${path}?from=2031-02-30`)).json()).toMatchObject({
      message: 'Tanggal tidak valid',
      field: 'from',
    });
  });

  it('counts the orders of its tabs as they move from one to the next', async () => {
    const { browser } = shop.people.admin;
    const count = async () => (await browser.get(`${path}/counts`)).json();
    const { pending, confirm } = await count();
    const { id } = await shop.newOrder();
    expect(await count()).toEqual({ pending: pending + 1, confirm });
    await shop.sendProof(id);
    expect(await count()).toEqual({ pending, confirm: confirm + 1 });
    await shop.approve(id);
    expect(await count()).toEqual({ pending, confirm });
  });
});

it('GET /admin/transactions/{id} shows the customer and what can be done', async () => {
  const { id } = await shop.newOrder();
  await shop.sendProof(id);
  expect((await shop.people.admin.browser.get(`${path}/${id}`)).json()).toMatchObject({
    allowedActions: ['approve', 'reject', 'recordPayment', 'recordPart'],
    user: { id: shop.people.customer.user.id, whatsapp: shop.people.customer.user.whatsapp },
  });
});

it('POST /admin/transactions/refund needs a reason, takes keys and downloads back and tells the customer why', async () => {
  const { id, invoiceNumber } = await shop.newPaidOrder(2);
  await shop.test.popMails();
  const refund = (reason?: string) =>
    shop.people.admin.browser.post(`${path}/refund`, { transactionId: id, reason });
  expect((await refund()).statusCode).toBe(400);
  const response = await refund('Salah beli');
  expect(response.json()).toMatchObject({ status: 'refunded', allowedActions: [] });
  // The admin still finds the keys, to see which ones were taken back.
  expect(response.json().details[0]).toMatchObject({ product: { fileUrl: null } });
  expect(response.json().details[0].licenses).toHaveLength(2);
  const [mail] = await shop.test.popMails();
  expect(mail).toMatchObject({
    to: shop.people.customer.user.email,
    subject: expect.stringContaining(invoiceNumber),
    text: expect.stringContaining('Salah beli'),
  });
  expect(mail?.text).not.toContain(response.json().details[0].licenses[0].licenseKey);
  const rows = await shop.test.database.db.select().from(licenses);
  expect(rows.filter(({ revokedAt }) => revokedAt !== null)).toHaveLength(2);
  const own = (await shop.show(id)).json();
  expect(own.details[0]).toMatchObject({ licenses: [], product: { fileUrl: null } });
  expect((await shop.people.customer.browser.get('/my-products')).json().data).toEqual([]);
});

it('POST /admin/transactions/cancel tells the customer why, also by mail', async () => {
  const { id } = await shop.newOrder();
  await shop.test.popMails();
  await shop.people.admin.browser.post(`${path}/cancel`, {
    transactionId: id,
    reason: 'Stok habis',
  });
  const own = (await shop.show(id)).json();
  expect(own.status).toBe('cancelled');
  expect(own.timeline.at(-1)).toMatchObject({ action: 'cancel', by: 'admin', note: 'Stok habis' });
  expect(await shop.test.popMails()).toMatchObject([
    { to: shop.people.customer.user.email, text: expect.stringContaining('Stok habis') },
  ]);
  const { id: other } = await shop.newOrder();
  await shop.test.popMails();
  await shop.cancel(other);
  expect(await shop.test.popMails()).toEqual([]);
});

describe('POST /admin/transactions', () => {
  it('places an order for a customer, who finds it as his own', async () => {
    const response = await shop.people.admin.browser.post(path, {
      userId: shop.people.customer.user.id,
      details: [{ ...shop.line, qty: 2 }],
    });
    expect(response.statusCode).toBe(201);
    const own = (
      await shop.people.customer.browser.get(`/transaction/${response.json().id}`)
    ).json();
    // Nobody has accepted any terms yet, so none are stored.
    expect(own).toMatchObject({ status: 'pending', totalAmount: 498_000, termsVersion: null });
    expect(own.timeline).toMatchObject([{ action: 'place', by: 'admin' }]);
  });

  it('stores no other total than the admin has read out', async () => {
    const body = { userId: shop.people.customer.user.id, details: [{ ...shop.line, qty: 2 }] };
    const response = await shop.people.admin.browser.post(path, {
      ...body,
      expectedTotal: 400_000,
    });
    expect(response.statusCode).toBe(409);
    expect(response.json().message).toContain('Total sekarang Rp\u00a0498.000');
    const same = await shop.people.admin.browser.post(path, { ...body, expectedTotal: 498_000 });
    expect(same.statusCode).toBe(201);
  });
});

it('GET /admin/transactions/export streams the filtered list, with what came and went', async () => {
  const { customer } = shop.people;
  await shop.newOrder();
  const paid = await shop.newOrder(2);
  await shop.recordPayment(paid.id, { kind: 'cash', amount: 100_000 });
  await shop.recordPayment(paid.id, { amount: 398_000 });
  await shop.refund(paid.id);
  const email = encodeURIComponent(customer.user.email);
  const csv = await shop.people.admin.browser.get(`${path}/export?email=${email}`);
  const [header, refunded, open] = csv.body.trim().split('\r\n');
  expect(header).toMatch(/;Ongkos kirim;Diterima;Diterima tunai;Dikembalikan;Catatan$/);
  expect(refunded).toMatch(/;498000;\d+;refunded;.*;0;498000;100000;498000;Salah beli$/);
  expect(open).toMatch(
    new RegExp(
      `;${customer.user.email};0812-3456-7890;1 × [^;]+;249000;\\d+;pending;[^;]+;;;0;0;0;0;$`,
    ),
  );
});
