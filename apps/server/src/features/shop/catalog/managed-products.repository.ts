import type { ListFilters, listManagedProducts, PriceStep } from '@timesync/contract';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/types.ts';
import { allOf, contains } from '../../../platform/lists/contains.ts';
import type { ListSource } from '../../../platform/lists/list-page.ts';
import { picturePath, pricedVariantsOf } from './catalog.repository.ts';
import { products, productVariants } from './catalog.schema.ts';

export type ProductRow = typeof products.$inferSelect;
export type NewProduct = typeof products.$inferInsert;

const { id, name, description, note, fileUrl, requiresLicense, price, isShipped } = products;
const { stock, weightGrams, warrantyMonths, createdAt } = products;
const shown = {
  ...{ id, name, description, note, fileUrl, requiresLicense, price, isShipped },
  ...{ stock, weightGrams, warrantyMonths, createdAt },
};
const isLive = isNull(products.deletedAt);

const selectManaged = (db: Queryable, where: SQL | undefined) =>
  db
    .select({ ...shown, picture: picturePath, variants: pricedVariantsOf(db) })
    .from(products)
    .where(where);
export type ManagedProductRow = Awaited<ReturnType<typeof selectManaged>>[number];

export const productsMatching = (filters: ListFilters<typeof listManagedProducts>): ListSource => ({
  from: sql`${products}`,
  id: sql`${id}`,
  where: allOf(isLive, filters.name ? contains(sql`${name}`, filters.name) : undefined),
  load: (db, ids) => selectManaged(db, inArray(id, ids)),
});

export async function findManagedProduct(
  db: Queryable,
  ofId: number,
): Promise<ManagedProductRow | undefined> {
  const [product] = await selectManaged(db, and(eq(id, ofId), isLive));
  return product;
}

export async function lockProduct(db: Queryable, id: number): Promise<ProductRow | undefined> {
  const [product] = await db
    .select()
    .from(products)
    .where(and(eq(products.id, id), isLive))
    .for('update');
  return product;
}

export async function insertProduct(db: Queryable, product: NewProduct): Promise<number> {
  const [inserted] = await db.insert(products).values(product).returning({ id: products.id });
  if (!inserted) throw new Error('An insert returns its row');
  return inserted.id;
}

export async function saveProduct(
  db: Queryable,
  id: number,
  changes: Partial<NewProduct>,
): Promise<void> {
  await db
    .update(products)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(eq(products.id, id));
}

export interface VariantInput {
  id?: number | undefined;
  name: string;
  init: string;
  price: number;
  /** Undefined leaves those of an existing variant as they are. */
  priceSteps?: PriceStep[] | undefined;
  mitraSteps?: PriceStep[] | undefined;
  /** The stock of a new product; `stock.repository.ts` changes it later. */
  stock?: number | null | undefined;
}

/** False when a variant's id is not one of this product's. */
export async function saveVariants(
  db: Queryable,
  productId: number,
  variants: VariantInput[],
): Promise<boolean> {
  const added = variants.filter(({ id }) => id === undefined);
  if (added.length > 0) {
    await db
      .insert(productVariants)
      .values(added.map(({ id: _, ...variant }) => ({ ...variant, productId })));
  }
  for (const { id, name, init, price, priceSteps, mitraSteps } of variants) {
    if (id === undefined) continue;
    const saved = await db
      .update(productVariants)
      .set({ name, init, price, priceSteps, mitraSteps })
      .where(
        and(
          eq(productVariants.id, id),
          eq(productVariants.productId, productId),
          isNull(productVariants.deletedAt),
        ),
      )
      .returning({ id: productVariants.id });
    if (saved.length === 0) return false;
  }
  return true;
}

export async function findVariant(db: Queryable, id: number) {
  const [variant] = await db
    .select()
    .from(productVariants)
    .where(and(eq(productVariants.id, id), isNull(productVariants.deletedAt)));
  return variant;
}

/** No screen shows a deleted variant, so it must not hold its init. */
const deleted = { deletedAt: sql`now()`, init: null };

export async function markVariantsDeletedOf(db: Queryable, productId: number): Promise<void> {
  await db
    .update(productVariants)
    .set(deleted)
    .where(and(eq(productVariants.productId, productId), isNull(productVariants.deletedAt)));
}

export async function markVariantDeleted(db: Queryable, id: number): Promise<void> {
  await db.update(productVariants).set(deleted).where(eq(productVariants.id, id));
}

export async function countVariants(db: Queryable, productId: number): Promise<number> {
  return db.$count(
    productVariants,
    and(eq(productVariants.productId, productId), isNull(productVariants.deletedAt)),
  );
}
