import { eq } from 'drizzle-orm';
import sharp from 'sharp';
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
import { paymentAccounts } from '../payments/payments.schema.ts';
import { expireOrders } from './expire-orders.ts';
import { paymentProofs } from './orders.schema.ts';

const DAY = 24 * 60 * 60 * 1000;

let test: TestApp;
let admin: SignedIn;
let customer: SignedIn;
let stranger: SignedIn;
let productId: number;
let productVariantId: number | undefined;
let paymentAccountId: number;

beforeAll(async () => {
  test = await createTestApp();
  const product = await createProduct(test);
  productId = product.id;
  productVariantId = product.variants[0]?.id;
  paymentAccountId = (await createPaymentAccount(test)).id;
});
afterAll(() => test.close());
beforeEach(async () => {
  admin = await signInAs(test, 'admin');
  customer = await signInAs(test);
  stranger = await signInAs(test);
});

const newOrder = (qty = 1) =>
  placeSampleOrder(customer.browser, [
    { productId, productVariantId: productVariantId ?? null, qty },
  ]);
const show = async (id: number, who = customer) => who.browser.get(`/transaction/${id}`);
const approve = (transactionId: number, proofVersion?: number) =>
  admin.browser.post('/admin/transactions/approve', {
    transactionId,
    ...(proofVersion && { proofVersion }),
  });
const reject = (transactionId: number, body: object) =>
  admin.browser.post('/admin/transactions/reject', { transactionId, ...body });

describe('POST /transaction/{id}/confirm-payment', () => {
  it('stores the proof as WebP, copies the account and moves to confirm', async () => {
    const { id, invoiceNumber } = await newOrder();
    await test.takeMails();
    const response = await sendProof(customer.browser, id, { paymentAccountId });
    expect(response.statusCode).toBe(200);
    const body = response.json();
    expect(body).toMatchObject({
      status: 'confirm',
      proofVersion: 1,
      allowedActions: ['submitProof'],
      paymentAccount: { name: 'BSI', accountNumber: '7123456789', accountName: 'Yayasan TimeSync' },
      timeline: [{ action: 'place' }, { action: 'submitProof', by: 'customer' }],
    });
    expect(body.paymentProof).toMatch(/^\/files\/proof\/[0-9a-f-]{36}$/);
    const picture = await customer.browser.get(body.paymentProof);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect((await sharp(picture.rawPayload).metadata()).format).toBe('webp');
    const [mail] = await test.takeMails();
    expect(mail?.subject).toBe(`Bukti pembayaran diterima – ${invoiceNumber}`);
  });

  it('keeps every version when a better picture is sent', async () => {
    const { id } = await newOrder();
    const first = (await sendProof(customer.browser, id, { paymentAccountId })).json();
    const second = (
      await sendProof(customer.browser, id, {
        paymentAccountId,
        picture: await samplePicture(id + 5000),
      })
    ).json();
    expect(second).toMatchObject({ status: 'confirm', proofVersion: 2 });
    expect(second.paymentProof).not.toBe(first.paymentProof);
    expect((await customer.browser.get(first.paymentProof)).statusCode).toBe(200);
  });

  it('counts a retry with the same key once', async () => {
    const { id } = await newOrder();
    const send = (seed: number) =>
      samplePicture(seed).then((picture) =>
        sendProof(customer.browser, id, { paymentAccountId, picture, key: 'unggah-percobaan-1' }),
      );
    expect((await send(1)).json().proofVersion).toBe(1);
    expect((await send(1)).json().proofVersion).toBe(1);
    expect((await send(2)).json().code).toBe('IDEMPOTENCY_MISMATCH');
  });

  it('refuses a missing, inactive and deleted account', async () => {
    const { id } = await newOrder();
    const inactive = await createPaymentAccount(test, { active: false });
    const deleted = await createPaymentAccount(test, { deletedAt: new Date() });
    for (const account of [inactive.id, deleted.id, 2_000_000_000]) {
      const response = await sendProof(customer.browser, id, { paymentAccountId: account });
      expect(response.statusCode).toBe(422);
      expect(response.json()).toMatchObject({
        code: 'PAYMENT_ACCOUNT_GONE',
        field: 'paymentAccountId',
      });
    }
    for (const account of ['', 'abc', '1e3', '-1']) {
      const response = await sendProof(customer.browser, id, { paymentAccountId: account });
      expect(response.statusCode).toBe(400);
    }
    expect((await show(id)).json().status).toBe('pending');
  });

  it.each([
    ['text', Buffer.from('bukan gambar')],
    ['html', Buffer.from('<html><script>alert(1)</script>')],
    [
      'svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9"/></svg>'),
    ],
    ['nothing', Buffer.alloc(0)],
  ])('refuses %s as a picture and changes nothing', async (_name, picture) => {
    const { id } = await newOrder();
    const response = await sendProof(customer.browser, id, { paymentAccountId, picture });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
    expect((await show(id)).json()).toMatchObject({ status: 'pending', proofVersion: 0 });
  });

  it('flags a picture that was used for another order, also when re-compressed', async () => {
    const picture = await samplePicture(777_777);
    const smaller = await sharp(picture).resize(50).jpeg({ quality: 60 }).toBuffer();
    const first = await newOrder();
    const second = await newOrder();
    await sendProof(customer.browser, first.id, { paymentAccountId, picture });
    await sendProof(customer.browser, second.id, { paymentAccountId, picture: smaller });
    const flags = await test.database.db
      .select({ reused: paymentProofs.reusedOrderId })
      .from(paymentProofs)
      .where(eq(paymentProofs.orderId, second.id));
    expect(flags).toEqual([{ reused: first.id }]);
  });

  it('keeps the account it was paid to, whatever happens to the account', async () => {
    const account = await createPaymentAccount(test, { accountNumber: '111222333' });
    const { id } = await newOrder();
    await sendProof(customer.browser, id, { paymentAccountId: account.id });
    await test.database.db
      .update(paymentAccounts)
      .set({ accountNumber: '999', deletedAt: new Date() })
      .where(eq(paymentAccounts.id, account.id));
    expect((await show(id)).json().paymentAccount.accountNumber).toBe('111222333');
  });
});

describe('a stranger', () => {
  it("sees and changes nothing of another's order", async () => {
    const { id, invoiceNumber } = await newOrder();
    const { paymentProof } = (await sendProof(customer.browser, id, { paymentAccountId })).json();
    const attempts = [
      await show(id, stranger),
      await stranger.browser.post(`/transaction/${id}/cancel`),
      await sendProof(stranger.browser, id, { paymentAccountId }),
      await stranger.browser.get(paymentProof),
    ];
    for (const response of attempts) {
      expect(response.statusCode).toBe(404);
      expect(response.body).not.toContain(invoiceNumber);
      expect(response.body).not.toContain(customer.user.email);
    }
    expect((await test.browser().get(paymentProof)).statusCode).toBe(401);
    expect((await admin.browser.get(paymentProof)).statusCode).toBe(200);
    expect((await show(id)).json()).toMatchObject({ status: 'confirm', proofVersion: 1 });
    const list = await stranger.browser.get('/transaction');
    expect(list.json()).toMatchObject({ data: [], total: 0, totalPages: 0 });
  });

  it.each(['/files/proof/', '/files/proof/..%2f..%2fkeys', '/files/', '/files/proof/1'])(
    'finds nothing at %s',
    async (url) => {
      const response = await customer.browser.get(url);
      expect([400, 404]).toContain(response.statusCode);
    },
  );
});

describe('POST /admin/transactions/approve', () => {
  it('issues one licence per unit and tells the customer where they are', async () => {
    const { id, invoiceNumber } = await newOrder(3);
    await sendProof(customer.browser, id, { paymentAccountId });
    await test.takeMails();
    const response = await approve(id, 1);
    expect(response.statusCode).toBe(200);
    const [line] = response.json().details;
    expect(line.licenses).toHaveLength(3);
    expect(
      new Set(line.licenses.map((license: { licenseKey: string }) => license.licenseKey)).size,
    ).toBe(3);
    for (const license of line.licenses) {
      expect(license.licenseKey).toMatch(/^TV(-[0-9A-Z]{4}){4}$/);
      expect(license.used).toBe(false);
    }
    const own = (await show(id)).json();
    expect(own).toMatchObject({ status: 'paid', allowedActions: [] });
    expect(own.details[0].product.fileUrl).toBe('https://unduh.test/jam.apk');
    expect(own.details[0].licenses).toEqual(line.licenses);
    const [mail] = await test.takeMails();
    expect(mail?.subject).toBe(`Pembayaran lunas – ${invoiceNumber}`);
    expect(mail?.text).not.toContain(line.licenses[0].licenseKey);
  });

  it('answers the same when sent again, and issues nothing', async () => {
    const { id } = await newOrder(2);
    await sendProof(customer.browser, id, { paymentAccountId });
    const first = await approve(id);
    await test.takeMails();
    const second = await approve(id);
    expect(second.statusCode).toBe(200);
    expect(second.json()).toEqual(first.json());
    expect(await test.takeMails()).toEqual([]);
  });

  it('refuses an order without proof, an unknown one, and a proof that was replaced', async () => {
    const { id } = await newOrder();
    expect((await approve(id)).json()).toMatchObject({ code: 'ORDER_STATE' });
    expect((await approve(2_000_000_000)).statusCode).toBe(404);
    await sendProof(customer.browser, id, { paymentAccountId });
    await sendProof(customer.browser, id, { paymentAccountId, picture: await samplePicture(99) });
    const stale = await approve(id, 1);
    expect(stale.statusCode).toBe(409);
    expect(stale.json().code).toBe('PROOF_CHANGED');
    expect((await approve(id, 2)).statusCode).toBe(200);
  });

  it('is not for customers', async () => {
    const { id } = await newOrder();
    await sendProof(customer.browser, id, { paymentAccountId });
    const response = await customer.browser.post('/admin/transactions/approve', {
      transactionId: id,
    });
    expect(response.statusCode).toBe(403);
    expect((await show(id)).json().status).toBe('confirm');
  });

  it('closes the order for new proofs and for cancelling', async () => {
    const { id } = await newOrder();
    await sendProof(customer.browser, id, { paymentAccountId });
    await approve(id);
    const late = await sendProof(customer.browser, id, { paymentAccountId });
    expect(late.statusCode).toBe(409);
    expect(late.json().message).toBe('Pesanan ini sudah lunas.');
    expect((await customer.browser.post(`/transaction/${id}/cancel`)).statusCode).toBe(409);
  });
});

describe('POST /admin/transactions/reject', () => {
  it('tells the customer why and lets him try again', async () => {
    const { id } = await newOrder();
    await sendProof(customer.browser, id, { paymentAccountId });
    await test.takeMails();
    const response = await reject(id, {
      reason: 'amount',
      note: 'kurang Rp 1.000',
      proofVersion: 1,
    });
    expect(response.statusCode).toBe(200);
    const rejectionReason = 'Nominal tidak sesuai: kurang Rp 1.000';
    const own = (await show(id)).json();
    expect(own).toMatchObject({ status: 'pending', rejectionReason });
    expect(own.timeline.at(-1)).toMatchObject({
      action: 'reject',
      by: 'admin',
      note: rejectionReason,
    });
    const [mail] = await test.takeMails();
    expect(mail?.text).toContain(rejectionReason);
    const again = await sendProof(customer.browser, id, { paymentAccountId });
    expect(again.json()).toMatchObject({
      status: 'confirm',
      rejectionReason: null,
      proofVersion: 2,
    });
  });

  it('needs a reason, and words where the reason is another', async () => {
    const { id } = await newOrder();
    await sendProof(customer.browser, id, { paymentAccountId });
    expect((await reject(id, {})).statusCode).toBe(400);
    expect((await reject(id, { reason: 'other' })).json()).toMatchObject({
      field: 'note',
      message: 'Alasan wajib diisi',
    });
    expect((await reject(id, { reason: 'unreadable', proofVersion: 7 })).json().code).toBe(
      'PROOF_CHANGED',
    );
  });
});

describe('an unpaid order', () => {
  it('can be cancelled once', async () => {
    const { id } = await newOrder();
    const first = await customer.browser.post(`/transaction/${id}/cancel`);
    expect(first.json()).toMatchObject({ status: 'cancelled', allowedActions: [] });
    const second = await customer.browser.post(`/transaction/${id}/cancel`);
    expect(second.statusCode).toBe(409);
    expect(second.json().message).toBe('Pesanan ini sudah dibatalkan.');
  });

  it('expires after three days, but not while a proof is waiting', async () => {
    const unpaid = await newOrder();
    const waiting = await newOrder();
    await sendProof(customer.browser, waiting.id, { paymentAccountId });
    await test.takeMails();
    test.clock.advance(3 * DAY - 1000);
    await expireOrders(test.parts);
    expect((await show(unpaid.id)).json().status).toBe('pending');
    test.clock.advance(2000);
    expect(await expireOrders(test.parts)).toBeGreaterThan(0);
    expect((await show(unpaid.id)).json()).toMatchObject({
      status: 'expired',
      allowedActions: ['submitProof'],
    });
    expect((await show(waiting.id)).json().status).toBe('confirm');
    const mails = await test.takeMails();
    expect(mails.map(({ subject }) => subject)).toContain(
      `Pesanan kedaluwarsa – ${unpaid.invoiceNumber}`,
    );
  });

  it('comes back by a late proof within fourteen days, not later', async () => {
    const early = await newOrder();
    const late = await newOrder();
    test.clock.advance(4 * DAY);
    await expireOrders(test.parts);
    const reopened = await sendProof(customer.browser, early.id, { paymentAccountId });
    expect(reopened.json().status).toBe('confirm');
    test.clock.advance(11 * DAY);
    // Sessions of the test's people are still alive: 14 idle days.
    const refused = await sendProof(customer.browser, late.id, { paymentAccountId });
    expect(refused.statusCode).toBe(409);
    expect((await show(late.id)).json().status).toBe('expired');
  });
});

describe('GET /my-products', () => {
  it('lists what is paid, with keys and downloads, and nothing before', async () => {
    const { id } = await newOrder(2);
    await sendProof(customer.browser, id, { paymentAccountId });
    expect((await customer.browser.get('/my-products')).json().data).toEqual([]);
    await approve(id);
    const list = (await customer.browser.get('/my-products')).json();
    expect(list).toMatchObject({ total: 1, totalPages: 1 });
    const [entry] = list.data;
    expect(entry).toMatchObject({
      product: { name: 'Jam Masjid', fileUrl: 'https://unduh.test/jam.apk' },
      productVariant: { name: 'TV Box' },
      qty: 2,
    });
    expect(entry.licenses).toHaveLength(2);
    expect((await customer.browser.get(`/my-products/${entry.id}`)).json()).toEqual(entry);
    expect((await stranger.browser.get(`/my-products/${entry.id}`)).statusCode).toBe(404);
    expect((await stranger.browser.get('/my-products')).json().data).toEqual([]);
  });
});

describe('GET /transaction', () => {
  it('lists own orders, newest first, in pages', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 3; count += 1) ids.push((await newOrder()).id);
    const page = (await customer.browser.get('/transaction?page=1&limit=2')).json();
    expect(page).toMatchObject({ total: 3, totalPages: 2, page: 1, limit: 2 });
    expect(page.data.map((row: { id: number }) => row.id)).toEqual([ids[2], ids[1]]);
    expect((await customer.browser.get('/transaction?page=9')).json().data).toEqual([]);
    expect((await customer.browser.get('/transaction?page=0')).statusCode).toBe(400);
    expect((await customer.browser.get('/transaction?limit=101')).statusCode).toBe(400);
  });
});
