import { expect, it } from 'vitest';
import { forThisFile } from '../../../../../test/for-this-file.ts';
import { openOrderShop } from '../../../../../test/shops/order-shop.ts';

const shop = await forThisFile(openOrderShop());

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
