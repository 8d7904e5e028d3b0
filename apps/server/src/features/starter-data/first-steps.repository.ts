import type { FirstSteps } from '@timesync/contract';
import { sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/types.ts';
import { EXAMPLE_HOLDER, EXAMPLE_NOTE } from './starter-catalog.ts';

interface Counts {
  ownAccounts: number;
  ownProducts: number;
  exampleProducts: number;
  hasOrders: boolean;
}

export async function countForFirstSteps(db: Queryable): Promise<Counts> {
  const { rows } = await db.execute(sql`select
    (select count(*)::int from payment_accounts
      where deleted_at is null and active and account_name <> ${EXAMPLE_HOLDER}) as "ownAccounts",
    (select count(*)::int from products
      where deleted_at is null and note <> ${EXAMPLE_NOTE}) as "ownProducts",
    (select count(*)::int from products
      where deleted_at is null and note = ${EXAMPLE_NOTE}) as "exampleProducts",
    exists (select from orders) as "hasOrders"`);
  return rows[0] as unknown as Counts;
}

type Examples = FirstSteps['examples'];

/** Without prices where a product has no variants. */
export async function findExamples(db: Queryable): Promise<Examples> {
  const { rows } = await db.execute(sql`
    select p.id, p.name, coalesce(jsonb_agg(
      jsonb_build_object('id', v.id, 'name', v.name, 'price', v.price) order by v.id
    ) filter (where v.id is not null), '[]') as variants
    from products p
    left join product_variants v on v.product_id = p.id and v.deleted_at is null
    where p.deleted_at is null and p.note = ${EXAMPLE_NOTE}
    group by p.id order by p.id`);
  return rows as unknown as Examples;
}

/** Holds the example products until the transaction ends, so that two requests settle them once. */
export async function lockExamples(tx: Tx): Promise<void> {
  await tx.execute(sql`
    select from products where deleted_at is null and note = ${EXAMPLE_NOTE}
    order by id for update`);
}

export async function priceExampleVariants(
  tx: Tx,
  prices: Array<{ variantId: number; price: number }>,
): Promise<void> {
  if (prices.length === 0) return;
  await tx.execute(sql`
    update product_variants v set price = wanted.price
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb)
      as wanted("variantId" integer, price bigint), products p
    where v.id = wanted."variantId" and v.deleted_at is null and p.id = v.product_id
      and p.deleted_at is null and p.note = ${EXAMPLE_NOTE}`);
}

interface Example {
  id: number;
  name: string;
}

/** They become the owner's products. */
export async function keepExampleProducts(tx: Tx, at: Date): Promise<Example[]> {
  const { rows } = await tx.execute(sql`
    update products set note = '', updated_at = ${at}
    where deleted_at is null and note = ${EXAMPLE_NOTE} returning id, name`);
  return rows as unknown as Example[];
}

export async function deleteExampleProducts(tx: Tx, at: Date): Promise<Example[]> {
  const { rows } = await tx.execute(sql`
    with gone as (
      update products set deleted_at = ${at}
      where deleted_at is null and note = ${EXAMPLE_NOTE} returning id, name
    ), without_variants as (
      update product_variants set deleted_at = ${at}
      where deleted_at is null and product_id in (select id from gone)
    )
    select id, name from gone`);
  return rows as unknown as Example[];
}

export async function deleteExampleAccounts(tx: Tx, at: Date): Promise<Example[]> {
  const { rows } = await tx.execute(sql`
    update payment_accounts set deleted_at = ${at}, active = false
    where deleted_at is null and account_name = ${EXAMPLE_HOLDER} returning id, name`);
  return rows as unknown as Example[];
}
