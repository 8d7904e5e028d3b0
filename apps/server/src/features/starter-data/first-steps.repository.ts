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
