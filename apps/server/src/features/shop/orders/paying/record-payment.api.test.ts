import { formatRupiah } from '@timesync/contract';
import { beforeEach, expect, it } from 'vitest';
import { createProduct, placeSampleOrder, samplePicture } from '../../../../../test/shop.ts';
import { openOrderShop } from '../../../../../test/shops/order-shop.ts';
import { expireOrders } from '../expiring/expire-orders.ts';

const shop = await openOrderShop();
beforeEach(() => shop.replacePeople());

const licensesOf = (order: { details: Array<{ licenses: [] }> }) =>
  order.details.flatMap(({ licenses }) => licenses);

it('books cash: the order is paid, its licences are issued, and the buyer gets his mail', async () => {
  const order = await shop.newOrder(3);
  await shop.test.popMails();
  const at = shop.test.clock.now().toISOString();
  const booked = (
    await shop.recordPayment(order.id, { kind: 'cash', amount: order.payableAmount, at })
  ).json();
  expect(booked).toMatchObject({ status: 'paid', receivedAmount: order.payableAmount });
  expect(booked.evidence).toEqual([
    {
      id: expect.any(Number),
      kind: 'cash',
      amount: order.payableAmount,
      at,
      by: shop.people.admin.user.name,
      note: null,
    },
  ]);
  const shown = (await shop.show(order.id)).json();
  expect(licensesOf(shown)).toHaveLength(3);
  expect(shown).not.toHaveProperty('evidence');
  const [mail] = await shop.test.popMails();
  expect(mail?.subject).toBe(`Pembayaran lunas – ${order.invoiceNumber}`);
});

it('books a partial sum, asks for the rest, and is paid when it has arrived', async () => {
  const order = await shop.newOrder();
  await shop.test.popMails();
  await shop.passDays(2);
  const part = (await shop.recordPayment(order.id, { amount: 100_000 })).json();
  expect(part).toMatchObject({ status: 'pending', receivedAmount: 100_000 });
  expect(Date.parse(part.expiresAt)).toBeGreaterThan(Date.parse(order.expiresAt));
  expect(licensesOf((await shop.show(order.id)).json())).toEqual([]);
  const rest = order.payableAmount - 100_000;
  const [mail] = await shop.test.popMails();
  expect(mail?.subject).toBe(`Pembayaran baru sebagian – ${order.invoiceNumber}`);
  expect(mail?.text).toContain(`tepat ${formatRupiah(rest)}`);
  const whole = (await shop.recordPayment(order.id, { kind: 'cash', amount: rest })).json();
  expect(whole).toMatchObject({ status: 'paid', receivedAmount: order.payableAmount });
  expect(
    whole.evidence.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount]),
  ).toEqual([
    ['transfer', 100_000],
    ['cash', rest],
  ]);
});

it('a customer cannot cancel what is paid in part, an admin can', async () => {
  const order = await shop.newOrder();
  await shop.recordPayment(order.id, { amount: 100_000 });
  const refused = await shop.cancel(order.id);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    code: 'ORDER_STATE',
    message: expect.stringMatching(/^Sebagian pembayaran .* hubungi admin/),
  });
  const shown = (await shop.show(order.id)).json();
  expect(shown).toMatchObject({ status: 'pending', allowedActions: ['submitProof'] });
  expect((await shop.cancelAsAdmin(order.id)).json().status).toBe('cancelled');
});

it('accepts a photo for the rest', async () => {
  const order = await shop.newOrder();
  await shop.recordPayment(order.id, { amount: 100_000 });
  await shop.sendProof(order.id);
  const approved = (await shop.approve(order.id, 1)).json();
  expect(approved.receivedAmount).toBe(order.payableAmount);
  expect(approved.evidence).toMatchObject([
    { kind: 'transfer', amount: 100_000 },
    { kind: 'photo', amount: order.payableAmount - 100_000, by: shop.people.admin.user.name },
  ]);
});

it('pays an order that had expired, with more than it costs', async () => {
  const order = await shop.newOrder();
  await shop.passDays(4);
  await expireOrders(shop.test.dependencies);
  const booked = (await shop.recordPayment(order.id, { amount: 300_000 })).json();
  expect(booked).toMatchObject({ status: 'paid', receivedAmount: 300_000 });
});

it('books nothing without a key: a repeated request would be more money', async () => {
  const { id } = await shop.newOrder();
  const payment = { kind: 'cash', amount: 50_000, at: shop.test.clock.now().toISOString() };
  const path = '/admin/transactions/record-payment';
  const { browser } = shop.people.admin;
  const refused = await browser.post(path, { transactionId: id, ...payment });
  expect(refused.json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_MISSING' });
  expect((await shop.show(id)).json().receivedAmount).toBe(0);
});

it('books once what is sent twice', async () => {
  const { id } = await shop.newOrder();
  const send = (amount: number) =>
    shop.people.admin.browser.post(
      '/admin/transactions/record-payment',
      { transactionId: id, kind: 'cash', amount, at: shop.test.clock.now().toISOString() },
      { headers: { 'idempotency-key': 'bayar-sebagian-1' } },
    );
  const answers = await Promise.all([send(50_000), send(50_000), send(50_000)]);
  expect(answers.map((answer) => answer.json().receivedAmount)).toEqual([50_000, 50_000, 50_000]);
  expect((await send(60_000)).json().code).toBe('IDEMPOTENCY_MISMATCH');
});

it('stores the account that received the money', async () => {
  const { id, payableAmount } = await shop.newOrder();
  const { paymentAccountId } = shop;
  const body = { amount: payableAmount, paymentAccountId };
  expect((await shop.recordPayment(id, body)).json().paymentAccount).toMatchObject({ name: 'BSI' });
});

it.each([
  [{ amount: 0 }, 400],
  [{ amount: 1.5 }, 400],
  [{ amount: 249_000, kind: 'photo' }, 400],
  [{ amount: 249_000, at: '2999-01-01T00:00:00Z' }, 400],
  [{ amount: 249_000, paymentAccountId: 999_999 }, 422],
])('refuses %j', async (body, status) => {
  const { id } = await shop.newOrder();
  expect((await shop.recordPayment(id, body)).statusCode).toBe(status);
  expect((await shop.show(id)).json()).toMatchObject({ status: 'pending', receivedAmount: 0 });
});

it('has nothing to book for a free order, nor for an unknown one', async () => {
  const free = await createProduct(shop.test, { price: 0, requiresLicense: false, variants: [] });
  const { id } = await placeSampleOrder(shop.people.customer.browser, [{ productId: free.id }]);
  const refused = await shop.recordPayment(id, { amount: 1000 });
  expect(refused.json()).toMatchObject({ code: 'ORDER_STATE' });
  expect((await shop.show(id)).json().status).toBe('confirm');
  expect((await shop.recordPayment(999_999, { amount: 1000 })).statusCode).toBe(404);
});

async function waitingOrder(qty = 1) {
  const order = await shop.newOrder(qty);
  await shop.sendProof(order.id);
  await shop.test.popMails();
  return order;
}

it('issues one licence per unit and tells the customer where they are', async () => {
  const { id, invoiceNumber } = await waitingOrder(3);
  const response = await shop.approve(id, 1);
  expect(response.statusCode).toBe(200);
  const [line] = response.json().details;
  const keys = line.licenses.map(({ licenseKey }: { licenseKey: string }) => licenseKey);
  expect(new Set(keys).size).toBe(3);
  for (const license of line.licenses) {
    expect(license.licenseKey).toMatch(/^TV(-[0-9A-Z]{4}){4}$/);
    expect(license.used).toBe(false);
  }
  const own = (await shop.show(id)).json();
  expect(own).toMatchObject({ status: 'paid', allowedActions: [] });
  expect(own.details[0].product.fileUrl).toBe('https://unduh.test/jam.apk');
  expect(own.details[0].licenses).toEqual(line.licenses);
  const [mail] = await shop.test.popMails();
  expect(mail?.subject).toBe(`Pembayaran lunas – ${invoiceNumber}`);
  expect(mail?.text).not.toContain(keys[0]);
});

it('approves the proof that was shown, and no order that is not there', async () => {
  expect((await shop.approve(2_000_000_000)).statusCode).toBe(404);
  const { id } = await waitingOrder();
  await shop.sendProof(id, { picture: await samplePicture(99) });
  const stale = await shop.approve(id, 1);
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'PROOF_CHANGED']);
  expect((await shop.approve(id, 2)).statusCode).toBe(200);
  const late = await shop.approve(id, 1);
  expect(late.statusCode).toBe(409);
  expect(late.json().message).toContain('sudah disetujui dengan bukti lain');
});
