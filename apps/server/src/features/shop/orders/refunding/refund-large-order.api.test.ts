import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { forThisFile } from '../../../../../test/for-this-file.ts';
import { signInAs } from '../../../../../test/people.ts';
import { createProduct } from '../../../../../test/shop.ts';
import { createTestApp } from '../../../../../test/test-app.ts';

const test = await forThisFile(createTestApp());

/** Nine full lines: more licences than one statement has room for parameters. */
async function insertLargeOrder(userId: number): Promise<number> {
  const { db } = test.database;
  const { id: productId } = await createProduct(test);
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into orders (invoice_number, user_id, status, total_amount, terms_version, created_at,
      expires_at, received_amount, paid_at)
    values ('INV-BESAR', ${userId}, 'paid', 8991, 'uji', now(), now(), 8991, now()) returning id`);
  const id = rows[0]?.id ?? 0;
  await db.execute(sql`
    insert into order_lines (order_id, line_number, product_id, product_name, init,
      requires_license, price, qty)
    select ${id}, number, ${productId}, 'Jam Masjid', 'TV', true, 1, 999
    from generate_series(1, 9) number`);
  await db.execute(sql`
    insert into licenses (license_key, init, user_id, order_line_id, unit_index, issued_at)
    select 'TV-' || line.id || '-' || unit, 'TV', ${userId}, line.id, unit, now()
    from order_lines line, generate_series(1, 999) unit where line.order_id = ${id}`);
  return id;
}

it('refunds an order of thousands of licences, each with its line in the history', async () => {
  const admin = await signInAs(test, 'admin');
  const transactionId = await insertLargeOrder(admin.user.id);
  const response = await admin.browser.post('/admin/transactions/refund', {
    transactionId,
    reason: 'Salah beli',
  });
  expect(response.statusCode).toBe(200);
  const { rows } = await test.database.db.execute(sql`
    select count(distinct h.subject_id)::int as recorded, min(h.note) as note, min(h.actor_id) as actor
    from history h join licenses l on l.id = h.subject_id and l.revoked_at is not null
    where h.subject = 'license' and h.action = 'revoke'`);
  expect(rows).toEqual([{ recorded: 8991, note: 'Salah beli', actor: admin.user.id }]);
});
