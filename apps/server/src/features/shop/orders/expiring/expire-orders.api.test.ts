import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { openOrderShop } from '../../../../../test/shops/order-shop.ts';
import { orderMailJob } from '../mails/order-mail-job.ts';
import { orders } from '../orders.schema.ts';
import { expireOrders } from './expire-orders.ts';
import { remindOrders } from './remind-orders.ts';

const shop = await openOrderShop();
async function passDays(days: number): Promise<void> {
  await shop.passDays(days);
  await expireOrders(shop.test.dependencies);
}
const expiryMail = async () =>
  (await shop.test.popMails()).find(({ subject }) => subject.startsWith('Pesanan kedaluwarsa'));

it('ends an unpaid order after three days, but not while a proof is waiting', async () => {
  const unpaid = await shop.newOrder();
  const waiting = await shop.newOrder();
  await shop.sendProof(waiting.id);
  await shop.test.popMails();
  await passDays(2.99);
  expect((await shop.show(unpaid.id)).json().status).toBe('pending');
  await passDays(0.02);
  expect((await shop.show(unpaid.id)).json()).toMatchObject({
    status: 'expired',
    allowedActions: ['submitProof'],
  });
  expect((await shop.show(waiting.id)).json().status).toBe('confirm');
  const mail = await expiryMail();
  expect(mail?.subject).toBe(`Pesanan kedaluwarsa – ${unpaid.invoiceNumber}`);
});

it('reopens an expired order by a late proof within fourteen days, not later', async () => {
  const early = await shop.newOrder();
  const late = await shop.newOrder();
  await passDays(13.9);
  expect((await shop.sendProof(early.id)).json().status).toBe('confirm');
  await passDays(0.2);
  const refused = await shop.sendProof(late.id);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().message).toBe(
    'Batas waktu pesanan ini sudah lewat. Sudah terlanjur transfer? Hubungi admin dan sebutkan nomor invoice-nya. Belum transfer? Silakan buat pesanan baru.',
  );
  expect((await shop.show(late.id)).json()).toMatchObject({
    status: 'expired',
    allowedActions: [],
  });
});

it('keeps the deadline of its mail when a rejection came late', async () => {
  const { id } = await shop.newOrder();
  await shop.sendProof(id);
  await passDays(13);
  await shop.reject(id);
  await shop.test.popMails();
  await passDays(3.1);
  expect((await expiryMail())?.text).toContain('pesanan akan kami proses kembali');
  await passDays(6.8);
  const { data } = (await shop.people.customer.browser.get('/transaction')).json();
  expect(data).toMatchObject([{ id, status: 'expired', allowedActions: ['submitProof'] }]);
  expect((await shop.sendProof(id)).json().status).toBe('confirm');
});

it('sends no mail when a late proof was faster', async () => {
  const { id } = await shop.newOrder();
  await shop.test.popMails();
  await passDays(4);
  await shop.sendProof(id);
  expect(await expiryMail()).toBeUndefined();
});

it('lets other mails about orders go first', async () => {
  await shop.newOrder();
  await shop.test.popMails();
  await passDays(4);
  await shop.newOrder();
  const { boss } = shop.test.dependencies.jobs;
  // One at a time, as the worker takes them; a batch comes in no order.
  const popOne = async () => (await boss.fetch<{ event: string }>(orderMailJob.name))[0]?.data;
  expect(await popOne()).toMatchObject({ event: 'placed' });
  expect(await popOne()).toMatchObject({ event: 'expired' });
});

it('promises nothing when the job runs too late', async () => {
  const { id } = await shop.newOrder();
  await shop.test.popMails();
  await passDays(15);
  const mail = await expiryMail();
  expect(mail?.text).toContain('Hubungi admin');
  expect(mail?.text).not.toContain('proses kembali');
  expect((await shop.sendProof(id)).statusCode).toBe(409);
});

beforeEach(async () => {
  await shop.replacePeople();
  await shop.test.database.pool.query(
    `update orders set status = 'cancelled' where status = 'pending'`,
  );
  await shop.test.popMails();
});

const HOUR_MS = 60 * 60 * 1000;
/** A clock in Jakarta, on one day. */
const jakarta = (time: string) => new Date(`2026-11-20T${time}:00+07:00`);

async function orderEnding(endsAt: Date, placedHoursBefore = 48) {
  const { id } = await shop.newOrder();
  const createdAt = new Date(endsAt.getTime() - placedHoursBefore * HOUR_MS);
  await shop.test.database.db
    .update(orders)
    .set({ createdAt, expiresAt: endsAt })
    .where(eq(orders.id, id));
  await shop.test.popMails();
  return id;
}

async function remindAt(now: Date): Promise<string[]> {
  const clock = { ...shop.test.clock, now: () => now };
  await remindOrders({ ...shop.test.dependencies, clock });
  return (await shop.test.popMails()).map(({ subject }) => subject.split(' – ')[0] ?? '');
}

const REMINDER = 'Pesanan Anda hampir berakhir';

it('reminds once, a day before the end', async () => {
  await orderEnding(new Date(jakarta('10:00').getTime() + 24 * HOUR_MS));
  expect(await remindAt(jakarta('09:59'))).toEqual([]);
  expect(await remindAt(jakarta('10:00'))).toEqual([REMINDER]);
  expect(await remindAt(jakarta('10:10'))).toEqual([]);
});

it.each([
  ['05:59', 0],
  ['06:00', 1],
  ['20:59', 1],
  ['21:00', 0],
])('at %s in Jakarta %i is sent', async (time, count) => {
  await orderEnding(new Date(jakarta(time).getTime() + 12 * HOUR_MS));
  expect(await remindAt(jakarta(time))).toHaveLength(count);
});

it('waits six hours after the order', async () => {
  const now = jakarta('12:00');
  await orderEnding(new Date(now.getTime() + 18.1 * HOUR_MS), 24);
  expect(await remindAt(now)).toEqual([]);
  expect(await remindAt(jakarta('12:10'))).toEqual([REMINDER]);
});

it('is silent while a proof waits, and after the end', async () => {
  const now = jakarta('12:00');
  const waiting = await orderEnding(new Date(now.getTime() + 12 * HOUR_MS));
  await shop.sendProof(waiting);
  await shop.test.popMails();
  await orderEnding(new Date(now.getTime() - HOUR_MS));
  expect(await remindAt(now)).toEqual([]);
});
