// The products of a new portal, until its owner keeps or removes them.
import type { FirstSteps } from '@timesync/contract';
import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import { listOf } from '../../../platform/db/list-of.ts';
import type { Queryable, Tx } from '../../../platform/db/types.ts';
import { products, productVariants } from './catalog.schema.ts';
import {
  insertProduct,
  markVariantsDeletedOf,
  type NewProduct,
  saveVariants,
  type VariantInput,
} from './managed-products.repository.ts';
import { sanitizeDescription } from './sanitize-description.ts';

/** A product whose note was changed is the owner's own. */
const EXAMPLE_NOTE = 'Data contoh. Sesuaikan nama, harga, dan tautan unduhan sebelum berjualan.';

const isLive = isNull(products.deletedAt);
const isExample = and(isLive, eq(products.note, EXAMPLE_NOTE));
const variantIsLive = isNull(productVariants.deletedAt);

/** Deleted ones count too, so that removed examples are not created again. */
export async function hasProducts(db: Queryable): Promise<boolean> {
  return (await db.$count(products)) > 0;
}

export async function addExampleProduct(
  tx: Tx,
  { variants, ...product }: NewProduct & { description: string; variants: VariantInput[] },
): Promise<void> {
  const description = sanitizeDescription(product.description);
  const id = await insertProduct(tx, { ...product, description, note: EXAMPLE_NOTE });
  await saveVariants(tx, id, variants);
}

export function countOwnProducts(db: Queryable): Promise<number> {
  return db.$count(products, and(isLive, ne(products.note, EXAMPLE_NOTE)));
}

/** The list of prices is empty where a product has no variants. */
export function listExampleProducts(db: Queryable): Promise<FirstSteps['examples']> {
  const { id, name, price } = productVariants;
  const isOfProduct = and(eq(productVariants.productId, products.id), variantIsLive);
  return db
    .select({
      id: products.id,
      name: products.name,
      variants: listOf(
        db.select({ id, name, price }).from(productVariants).where(isOfProduct).orderBy(asc(id)),
      ),
    })
    .from(products)
    .where(isExample)
    .orderBy(asc(products.id));
}

/** Holds them until the transaction ends, so that two requests settle them once. */
export async function lockExampleProducts(tx: Tx): Promise<void> {
  const { id } = products;
  await tx.select({ id }).from(products).where(isExample).orderBy(asc(id)).for('update');
}

export async function priceExampleVariants(
  tx: Tx,
  prices: Array<{ variantId: number; price: number }>,
): Promise<void> {
  const examples = tx.select({ id: products.id }).from(products).where(isExample);
  for (const { variantId, price } of prices) {
    await tx
      .update(productVariants)
      .set({ price })
      .where(
        and(
          eq(productVariants.id, variantId),
          variantIsLive,
          inArray(productVariants.productId, examples),
        ),
      );
  }
}

/** They become the owner's products. */
export function keepExampleProducts(tx: Tx, at: Date) {
  return changeExamples(tx, { note: '', updatedAt: at });
}

export async function deleteExampleProducts(tx: Tx, at: Date) {
  const gone = await changeExamples(tx, { deletedAt: at });
  for (const { id } of gone) await markVariantsDeletedOf(tx, id);
  return gone;
}

function changeExamples(tx: Tx, changes: Partial<NewProduct>) {
  const { id, name } = products;
  return tx.update(products).set(changes).where(isExample).returning({ id, name });
}
