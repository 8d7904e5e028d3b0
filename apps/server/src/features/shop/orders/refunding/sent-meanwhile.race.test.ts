import { expect, it } from 'vitest';
import { openShippedShop } from '../../../../../test/shops/shipped-shop.ts';

const shop = await openShippedShop();
await shop.restart();

it('a box that leaves while its order is refunded does not come back to the stock', async () => {
  const { id } = (await shop.buy()).json();
  await shop.pay(id);
  const { pool } = shop.test.database;
  const isWaiting = `select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const sender = await pool.connect();
  await sender.query('begin');
  await sender.query(
    `update parcels set status = 'sent', courier = 'JNE', tracking_number = 'CGK1', sent_at = now()
     where order_id = $1`,
    [id],
  );
  const refund = shop.people.admin.browser
    .post('/admin/transactions/refund', { transactionId: id, reason: 'Batal' })
    .then(({ statusCode }) => statusCode);
  await expect.poll(async () => (await pool.query(isWaiting)).rowCount).toBe(1);
  await sender.query('commit');
  sender.release();
  expect(await refund).toBe(200);
  expect(await shop.stockLeft()).toBe(2);
  const { rows } = await pool.query('select status from parcels where order_id = $1', [id]);
  expect(rows).toEqual([{ status: 'return_expected' }]);
});
