import { type ImportRow, importedCaller, isoDate } from '@timesync/contract';
import { sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../../platform/db/types.ts';
import type { Known } from './judge-rows.ts';

/** Batches that are imported at once wait for each other. */
export async function lockImport(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('customer import'))`);
}

/** What the shop knows about the addresses and keys of these rows. */
export async function findKnown(
  db: Queryable,
  rows: readonly ImportRow[],
  now: Date,
): Promise<Known> {
  const emails = JSON.stringify(rows.map(({ email }) => email.trim().toLowerCase()));
  const numbers = JSON.stringify(
    rows.flatMap((row) => importedCaller.shape.whatsapp.safeParse(row.whatsapp).data ?? []),
  );
  const keys = JSON.stringify(rows.map(({ licenseKey }) => licenseKey.trim().toUpperCase()));
  const users = await db.execute<{ id: number; email: string; role: string; whatsapp: string }>(sql`
    select id, lower(email) as email, role, whatsapp from users
    where deleted_at is null and (
      lower(email) in (select json_array_elements_text(${emails}::json))
      or (role <> 'admin'
        and whatsapp in (select json_array_elements_text(${numbers}::json))))
    order by id`);
  const licenses = await db.execute<{ key: string; email: string }>(sql`
    with asked as (select json_array_elements_text(${keys}::json) as key)
    select asked.key, lower(owner.email) as email from asked
    join licenses l on l.license_key = asked.key join users owner on owner.id = l.user_id
    union all
    select asked.key, lower(owner.email) from asked
    join license_aliases a on upper(a.alias) = asked.key
    join licenses l on l.id = a.license_id join users owner on owner.id = l.user_id`);
  const products = await db.execute<{ init: string; product: string; variant: string }>(sql`
    select distinct on (variant.init) variant.init, product.name as product, variant.name as variant
    from product_variants variant join products product on product.id = variant.product_id
    where variant.deleted_at is null and product.deleted_at is null and product.requires_license
      and not product.is_shipped
    order by variant.init, variant.id`);
  return {
    today: isoDate(now),
    numbers: Map.groupBy(
      users.rows.filter(({ role }) => role !== 'admin'),
      ({ whatsapp }) => whatsapp,
    ),
    users: new Map(users.rows.map((user) => [user.email, user])),
    keys: new Map(licenses.rows.map(({ key, email }) => [key, email])),
    products: new Map(products.rows.map(({ init, ...sold }) => [init, sold])),
  };
}
