import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPaymentAccount, samplePicture } from '../../../../../test/shop.ts';
import { openOrderShop } from '../../../../../test/shops/order-shop.ts';
import { paymentAccounts } from '../../payments/payments.schema.ts';

const shop = await openOrderShop();
beforeEach(() => shop.replacePeople());

describe('POST /transaction/{id}/confirm-payment', () => {
  it('stores the proof as WebP, copies the account and changes to confirm', async () => {
    const { id, invoiceNumber } = await shop.newOrder();
    await shop.test.popMails();
    const response = await shop.sendProof(id);
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
    const picture = await shop.people.customer.browser.get(body.paymentProof);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect((await sharp(picture.rawPayload).metadata()).format).toBe('webp');
    const [mail] = await shop.test.popMails();
    expect(mail?.subject).toBe(`Bukti pembayaran diterima – ${invoiceNumber}`);
  });

  it('keeps every version when a better picture is sent', async () => {
    const { id } = await shop.newOrder();
    const first = (await shop.sendProof(id)).json();
    const picture = await samplePicture(id + 5000);
    const second = (await shop.sendProof(id, { picture })).json();
    expect(second).toMatchObject({ status: 'confirm', proofVersion: 2 });
    expect(second.paymentProof).not.toBe(first.paymentProof);
    const { browser } = shop.people.customer;
    expect((await browser.get(first.paymentProof)).statusCode).toBe(200);
  });

  it('refuses a missing, inactive and deleted account', async () => {
    const { id } = await shop.newOrder();
    const inactive = await createPaymentAccount(shop.test, { active: false });
    const deleted = await createPaymentAccount(shop.test, { deletedAt: new Date() });
    for (const paymentAccountId of [inactive.id, deleted.id, 2_000_000_000]) {
      const response = await shop.sendProof(id, { paymentAccountId });
      expect(response.statusCode).toBe(422);
      expect(response.json()).toMatchObject({
        code: 'PAYMENT_ACCOUNT_GONE',
        field: 'paymentAccountId',
      });
    }
    expect((await shop.sendProof(id, { paymentAccountId: '' })).json()).toMatchObject({
      message: 'Pilih rekening tujuan dulu.',
      field: 'paymentAccountId',
    });
    for (const paymentAccountId of ['', 'abc', '1e3', '-1']) {
      expect((await shop.sendProof(id, { paymentAccountId })).statusCode).toBe(400);
    }
    expect((await shop.show(id)).json().status).toBe('pending');
  });

  it.each([
    ['text', Buffer.from('bukan gambar'), 415],
    ['nothing', Buffer.alloc(0), 400],
  ])('refuses %s as a picture and changes nothing', async (_name, picture, status) => {
    const { id } = await shop.newOrder();
    const response = await shop.sendProof(id, { picture });
    expect(response.statusCode).toBe(status);
    expect((await shop.show(id)).json()).toMatchObject({ status: 'pending', proofVersion: 0 });
  });

  it('keeps the account it was paid to, whatever happens to the account', async () => {
    const account = await createPaymentAccount(shop.test, { accountNumber: '111222333' });
    const { id } = await shop.newOrder();
    await shop.sendProof(id, { paymentAccountId: account.id });
    await shop.test.database.db
      .update(paymentAccounts)
      .set({ accountNumber: '999', deletedAt: new Date() })
      .where(eq(paymentAccounts.id, account.id));
    expect((await shop.show(id)).json().paymentAccount.accountNumber).toBe('111222333');
  });
});

// The same one twice: `orders.race.test.ts`.
describe('with an Idempotency-Key', () => {
  it('refuses another picture and another account', async () => {
    const { id } = await shop.newOrder();
    const other = await createPaymentAccount(shop.test, { accountNumber: '555666777' });
    const key = 'unggah-percobaan-2';
    await shop.sendProof(id, { key });
    for (const changed of [{ picture: await samplePicture(2) }, { paymentAccountId: other.id }]) {
      const response = await shop.sendProof(id, { key, ...changed });
      expect(response.statusCode).toBe(422);
      expect(response.json().code).toBe('IDEMPOTENCY_MISMATCH');
    }
    expect((await shop.show(id)).json()).toMatchObject({
      proofVersion: 1,
      paymentAccount: { accountNumber: '7123456789' },
    });
  });

  it('answers a repeated upload whose order was approved meanwhile', async () => {
    const { id } = await shop.newOrder();
    const key = 'unggah-percobaan-3';
    await shop.sendProof(id, { key });
    await shop.approve(id);
    const repeated = await shop.sendProof(id, { key });
    expect(repeated.statusCode).toBe(200);
    expect(repeated.json()).toMatchObject({ status: 'paid', proofVersion: 1 });
    const stranger = await shop.sendProof(id, { key }, shop.people.stranger);
    expect(stranger.statusCode).toBe(404);
  });
});

it('tells the customer why and lets him try again', async () => {
  const { id } = await shop.newOrder();
  await shop.sendProof(id);
  await shop.test.popMails();
  const answer = { reason: 'amount', note: 'kurang Rp 1.000', proofVersion: 1 };
  expect((await shop.reject(id, answer)).statusCode).toBe(200);
  const rejectionReason = 'Nominal tidak sesuai: kurang Rp 1.000';
  const own = (await shop.show(id)).json();
  expect(own).toMatchObject({ status: 'pending', rejectionReason });
  const listed = (await shop.people.customer.browser.get('/transaction')).json().data;
  expect(listed).toMatchObject([{ id, status: 'pending', rejectionReason }]);
  expect(own.timeline.at(-1)).toMatchObject({
    action: 'reject',
    by: 'admin',
    note: rejectionReason,
  });
  const [mail] = await shop.test.popMails();
  expect(mail?.text).toContain(rejectionReason);
  const again = await shop.sendProof(id);
  expect(again.json()).toMatchObject({ status: 'confirm', rejectionReason: null, proofVersion: 2 });
});

it.each([
  ['amount', 'Bukti tidak terbaca di nominalnya', 'Silakan kirim bukti yang baru.'],
  ['unreadable', 'foto gelap', 'tidak perlu transfer lagi: cukup kirim bukti baru.'],
  // The seller's own words begin like a reason, but are still his own.
  ['other', 'Bukti tidak terbaca, dan dana belum masuk', 'Silakan kirim bukti yang baru.'],
])('what comes next follows the code "%s", not the words', async (reason, note, next) => {
  const { id } = await shop.newOrder();
  await shop.sendProof(id);
  await shop.test.popMails();
  await shop.reject(id, { reason, note });
  expect((await shop.show(id)).json()).toMatchObject({ rejectionCode: reason });
  const [mail] = await shop.test.popMails();
  expect(mail?.text).toContain(next);
  await shop.sendProof(id);
  expect((await shop.show(id)).json()).toMatchObject({ rejectionCode: null });
});

it('needs a reason, words where the reason is another, and the newest proof', async () => {
  const { id } = await shop.newOrder();
  await shop.sendProof(id);
  expect((await shop.reject(id, {})).statusCode).toBe(400);
  expect((await shop.reject(id, { reason: 'other' })).json()).toMatchObject({
    field: 'note',
    message: 'Alasan wajib diisi',
  });
  const stale = await shop.reject(id, { reason: 'unreadable', proofVersion: 7 });
  expect(stale.json().code).toBe('PROOF_CHANGED');
});
