import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SignedIn, signInAs } from '../../../test/people.ts';
import {
  createPaymentAccount,
  createProduct,
  placeSampleOrder,
  samplePicture,
  sendProof,
} from '../../../test/shop.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { licenses } from '../licensing/licensing.schema.ts';

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
beforeEach(async () => {
  customer = await signInAs(test);
});

const path = '/admin/transactions';
const newOrder = (qty = 1) => placeSampleOrder(customer.browser, [{ ...line, qty }]);
const find = async (query: string) => (await admin.browser.get(`${path}?${query}`)).json();

async function paidOrder(qty = 1) {
  const order = await newOrder(qty);
  await sendProof(customer.browser, order.id, { paymentAccountId });
  await admin.browser.post(`${path}/approve`, { transactionId: order.id });
  return order;
}

describe('GET /admin/transactions', () => {
  it('filters by status, invoice and email, together', async () => {
    const pending = await newOrder();
    const paid = await paidOrder();
    const email = encodeURIComponent(customer.user.email);
    const ids = ({ data }: { data: Array<{ id: number }> }) => data.map(({ id }) => id);
    expect(ids(await find(`email=${email}`))).toEqual([paid.id, pending.id]);
    expect(ids(await find(`email=${email}&status=paid`))).toEqual([paid.id]);
    expect(ids(await find(`invoiceNumber=${pending.invoiceNumber.slice(4)}`))).toEqual([
      pending.id,
    ]);
    expect((await find(`email=${email}`)).data[0]).toMatchObject({
      user: { name: customer.user.name, email: customer.user.email },
      allowedActions: ['refund'],
    });
    expect((await admin.browser.get(`${path}?status=lunas`)).statusCode).toBe(400);
  });

  it('shows waiting proofs longest waiting first', async () => {
    const first = await newOrder();
    const second = await newOrder();
    for (const { id } of [first, second])
      await sendProof(customer.browser, id, { paymentAccountId });
    const { data } = await find('status=confirm&limit=100');
    const ids = data.map(({ id }: { id: number }) => id);
    expect(ids.indexOf(first.id)).toBeLessThan(ids.indexOf(second.id));
  });

  it('counts without filters as orders come in', async () => {
    const { total } = await find('');
    await newOrder();
    expect((await find('')).total).toBe(total + 1);
  });
});

it('GET /admin/transactions/{id} shows the customer and a picture that was used before', async () => {
  const picture = await samplePicture(424_242);
  const first = await newOrder();
  const second = await newOrder();
  for (const { id } of [first, second])
    await sendProof(customer.browser, id, { paymentAccountId, picture });
  const shown = (await admin.browser.get(`${path}/${second.id}`)).json();
  expect(shown).toMatchObject({
    reusedFrom: { id: first.id, invoiceNumber: first.invoiceNumber, isExact: true },
    allowedActions: ['approve', 'reject'],
    user: { id: customer.user.id, whatsapp: customer.user.whatsapp },
  });
  const own = (await customer.browser.get(`/transaction/${second.id}`)).body;
  expect(own).not.toContain('reusedFrom');
});

describe('POST /admin/transactions/refund', () => {
  it('revokes the licences and hides keys and downloads', async () => {
    const { id } = await paidOrder(2);
    const response = await admin.browser.post(`${path}/refund`, {
      transactionId: id,
      reason: 'Salah beli',
    });
    expect(response.json()).toMatchObject({ status: 'refunded', allowedActions: [] });
    const rows = await test.database.db.select().from(licenses);
    expect(rows.filter(({ revokedAt }) => revokedAt !== null)).toHaveLength(2);
    const own = (await customer.browser.get(`/transaction/${id}`)).json();
    expect(own.details[0]).toMatchObject({ licenses: [], product: { fileUrl: null } });
    expect((await customer.browser.get('/my-products')).json().data).toEqual([]);
    const again = await admin.browser.post(`${path}/refund`, { transactionId: id, reason: 'Lagi' });
    expect(again.statusCode).toBe(409);
  });

  it('needs a reason and a paid order', async () => {
    const { id } = await newOrder();
    expect((await admin.browser.post(`${path}/refund`, { transactionId: id })).statusCode).toBe(
      400,
    );
    const body = { transactionId: id, reason: 'Salah beli' };
    expect((await admin.browser.post(`${path}/refund`, body)).json().code).toBe('ORDER_STATE');
  });
});

it('POST /admin/transactions/cancel tells the customer why', async () => {
  const { id } = await newOrder();
  await admin.browser.post(`${path}/cancel`, { transactionId: id, reason: 'Stok habis' });
  const own = (await customer.browser.get(`/transaction/${id}`)).json();
  expect(own.status).toBe('cancelled');
  expect(own.timeline.at(-1)).toMatchObject({ action: 'cancel', by: 'admin', note: 'Stok habis' });
});

describe('POST /admin/transactions', () => {
  it('places an order for a customer, who finds it as his own', async () => {
    const response = await admin.browser.post(path, {
      userId: customer.user.id,
      details: [{ ...line, qty: 2 }],
    });
    expect(response.statusCode).toBe(201);
    const own = (await customer.browser.get(`/transaction/${response.json().id}`)).json();
    // Nobody has accepted any terms yet, so none are written down.
    expect(own).toMatchObject({ status: 'pending', totalAmount: 498_000, termsVersion: null });
    expect(own.timeline).toMatchObject([{ action: 'place', by: 'admin' }]);
  });

  it('stores no other total than the admin has read out', async () => {
    const body = { userId: customer.user.id, details: [{ ...line, qty: 2 }] };
    const response = await admin.browser.post(path, { ...body, expectedTotal: 400_000 });
    expect(response.statusCode).toBe(409);
    expect(response.json().message).toContain('Total sekarang Rp 498.000');
    const same = await admin.browser.post(path, { ...body, expectedTotal: 498_000 });
    expect(same.statusCode).toBe(201);
  });

  it('refuses an unknown customer', async () => {
    const body = { userId: 2_000_000_000, details: [{ ...line, qty: 1 }] };
    expect((await admin.browser.post(path, body)).statusCode).toBe(404);
  });
});

it('GET /admin/transactions/export streams the filtered list', async () => {
  await newOrder();
  const email = encodeURIComponent(customer.user.email);
  const csv = await admin.browser.get(`${path}/export?email=${email}`);
  expect(csv.body.trim().split('\r\n')).toHaveLength(2);
  expect(csv.body).toContain(`;${customer.user.email};249000;pending;`);
});

describe('GET /admin/summary', () => {
  it('adds up sales, waiting proofs, licences and products', async () => {
    test.clock.advance(60_000);
    const before = (await admin.browser.get('/admin/summary')).json();
    await paidOrder(3);
    test.clock.advance(60_000);
    const after = (await admin.browser.get('/admin/summary')).json();
    expect(after.days).toHaveLength(30);
    expect(after.days.at(-1).revenue).toBe(before.days.at(-1).revenue + 3 * 249_000);
    expect(after.licenses.issued).toBe(before.licenses.issued + 3);
    expect(after.topProducts[0].name).toBe('Jam Masjid');
  });
});

describe('GET /admin/history', () => {
  it('tells who did what to an order', async () => {
    const { id } = await paidOrder();
    const { data, total } = (
      await admin.browser.get(`/admin/history?subject=order&subjectId=${id}`)
    ).json();
    expect(total).toBe(3);
    expect(data[0]).toMatchObject({
      action: 'approve',
      actorKind: 'admin',
      actor: { email: admin.user.email },
      after: { status: 'paid', licenses: 1 },
    });
    expect((await admin.browser.get('/admin/history/export?subject=order')).statusCode).toBe(200);
  });
});
