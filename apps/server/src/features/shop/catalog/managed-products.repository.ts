import type {
  ListFilters,
  listManagedProducts,
  ManagedVariant,
  PriceStep,
} from '@timesync/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { orNull, type Row } from '../../../platform/db/rows.ts';
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
const readers = {
  ...shown,
  picture: orNull(String),
  variants: (value: unknown) => value as ManagedVariant[],
};
export type ManagedProductRow = Row<typeof readers>;

export function productsMatching({
  name: part,
}: ListFilters<typeof listManagedProducts>): ListSource {
  return {
    from: sql`products p`,
    id: sql`p.id`,
    where: allOf(sql`p.deleted_at is null`, part ? contains(sql`p.name`, part) : undefined),
    columns: sql`
      p.id, p.name, p.description, p.note, p.file_url as "fileUrl",
      p.requires_license as "requiresLicense", p.price, p.is_shipped as "isShipped", p.stock,
      p.weight_grams as "weightGrams", p.warranty_months as "warrantyMonths",
      p.created_at as "createdAt", '/files/products/' || p.picture_id as picture,
      coalesce((select json_agg(json_build_object('id', v.id, 'name', v.name, 'init', v.init,
          'price', v.price, 'priceSteps', v.price_steps, 'mitraSteps', v.mitra_steps,
          'stock', v.stock) order by v.id)
        from product_variants v where v.product_id = p.id and v.deleted_at is null), '[]'::json)
        as variants`,
    readers,
  };
}

export async function findManagedProduct(
  db: Queryable,
  ofId: number,
): Promise<ManagedProductRow | undefined> {
  const [product] = await db
    .select({ ...shown, picture: picturePath, variants: pricedVariantsOf(db) })
    .from(products)
    .where(and(eq(id, ofId), isNull(products.deletedAt)));
  return product;
}

export async function lockProduct(db: Queryable, id: number): Promise<ProductRow | undefined> {
  const [product] = await db
    .select()
    .from(products)
    .where(and(eq(products.id, id), isNull(products.deletedAt)))
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
  /** The stock of a new product; `save-stock.ts` changes it later. */
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
