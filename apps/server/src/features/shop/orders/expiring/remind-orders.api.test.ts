import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { forThisFile } from '../../../../../test/for-this-file.ts';
import { openOrderShop } from '../../../../../test/shops/order-shop.ts';
import { orders } from '../orders.schema.ts';
import { remindOrders } from './remind-orders.ts';

const shop = await forThisFile(openOrderShop());
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
