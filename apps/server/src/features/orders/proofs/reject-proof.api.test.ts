import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OrderDesk, openOrderDesk } from '../../../../test/desks/order-desk.ts';

let desk: OrderDesk;

beforeAll(async () => {
  desk = await openOrderDesk();
});
afterAll(() => desk.test.close());

it('tells the customer why and lets him try again', async () => {
  const { id } = await desk.newOrder();
  await desk.sendProof(id);
  await desk.test.takeMails();
  const answer = { reason: 'amount', note: 'kurang Rp 1.000', proofVersion: 1 };
  expect((await desk.reject(id, answer)).statusCode).toBe(200);
  const rejectionReason = 'Nominal tidak sesuai: kurang Rp 1.000';
  const own = (await desk.show(id)).json();
  expect(own).toMatchObject({ status: 'pending', rejectionReason });
  const listed = (await desk.people.customer.browser.get('/transaction')).json().data;
  expect(listed).toMatchObject([{ id, status: 'pending', rejectionReason }]);
  expect(own.timeline.at(-1)).toMatchObject({
    action: 'reject',
    by: 'admin',
    note: rejectionReason,
  });
  const [mail] = await desk.test.takeMails();
  expect(mail?.text).toContain(rejectionReason);
  const again = await desk.sendProof(id);
  expect(again.json()).toMatchObject({ status: 'confirm', rejectionReason: null, proofVersion: 2 });
});

it.each([
  ['amount', 'Bukti tidak terbaca di nominalnya', 'Silakan kirim bukti yang baru.'],
  ['unreadable', 'foto gelap', 'tidak perlu transfer lagi: cukup kirim bukti baru.'],
  // The seller's own words begin like a reason, but are still his own.
  ['other', 'Bukti tidak terbaca, dan dana belum masuk', 'Silakan kirim bukti yang baru.'],
])('what comes next follows the code "%s", not the words', async (reason, note, next) => {
  const { id } = await desk.newOrder();
  await desk.sendProof(id);
  await desk.test.takeMails();
  await desk.reject(id, { reason, note });
  expect((await desk.show(id)).json()).toMatchObject({ rejectionCode: reason });
  const [mail] = await desk.test.takeMails();
  expect(mail?.text).toContain(next);
  await desk.sendProof(id);
  expect((await desk.show(id)).json()).toMatchObject({ rejectionCode: null });
});

it('needs a reason, words where the reason is another, and the newest proof', async () => {
  const { id } = await desk.newOrder();
  await desk.sendProof(id);
  expect((await desk.reject(id, {})).statusCode).toBe(400);
  expect((await desk.reject(id, { reason: 'other' })).json()).toMatchObject({
    field: 'note',
    message: 'Alasan wajib diisi',
  });
  const stale = await desk.reject(id, { reason: 'unreadable', proofVersion: 7 });
  expect(stale.json().code).toBe('PROOF_CHANGED');
});
