import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/types.ts';
import { products, productVariants } from '../catalog/catalog.schema.ts';
import { initDevices } from '../init-devices/init-devices.schema.ts';
import { paymentAccounts } from '../payments/payments.schema.ts';

const LOCK_KEY = 7_430_118_216;

type NewProduct = typeof products.$inferInsert & {
  variants: Array<Omit<typeof productVariants.$inferInsert, 'productId'>>;
};

/** Processes that start at the same time fill the database one after the other. */
export async function lockStarterData(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_KEY})`);
}

/** Deleted rows count too, so that removed examples are not created again. */
export async function hasShopData(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select exists (select from ${products}) or exists (select from ${initDevices})
      or exists (select from ${paymentAccounts}) as found`);
  return rows[0]?.found === true;
}

export async function insertInitDevices(
  tx: Tx,
  rows: Array<typeof initDevices.$inferInsert>,
): Promise<void> {
  await tx.insert(initDevices).values(rows);
}

export async function insertPaymentAccounts(
  tx: Tx,
  rows: Array<typeof paymentAccounts.$inferInsert>,
): Promise<void> {
  await tx.insert(paymentAccounts).values(rows);
}

export async function insertProduct(tx: Tx, { variants, ...product }: NewProduct): Promise<void> {
  const [inserted] = await tx.insert(products).values(product).returning({ id: products.id });
  if (!inserted || variants.length === 0) return;
  await tx
    .insert(productVariants)
    .values(variants.map((variant) => ({ ...variant, productId: inserted.id })));
}
