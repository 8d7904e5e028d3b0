import { type MitraPrice, type Product, stepsOfMitra } from '@timesync/contract';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { listOf } from '../../../platform/db/list-of.ts';
import type { Queryable } from '../../../platform/db/types.ts';
import { products, productVariants } from './catalog.schema.ts';
import { sanitizeDescription } from './sanitize-description.ts';

const isLive = isNull(products.deletedAt);

/** Where a product's picture is; null where it is drawn. */
export const picturePath = sql<string | null>`'/files/products/' || ${products.pictureId}`;

const { id, name, init, price, priceSteps, mitraSteps, stock, productId, deletedAt } =
  productVariants;
// Only a deleted variant has no init.
const shown = { id, name, init: sql<string>`${init}`.as('init'), price, priceSteps, stock };
const isOfProduct = and(eq(productId, products.id), isNull(deletedAt));

function variantsOf(db: Queryable) {
  return listOf(db.select(shown).from(productVariants).where(isOfProduct).orderBy(asc(id)));
}

/** With what a mitra pays, which the public catalogue does not say. */
export function pricedVariantsOf(db: Queryable) {
  const priced = { ...shown, mitraSteps };
  return listOf(db.select(priced).from(productVariants).where(isOfProduct).orderBy(asc(id)));
}

function selectProducts(db: Queryable) {
  return db
    .select({
      id: products.id,
      name: products.name,
      description: products.description,
      requiresLicense: products.requiresLicense,
      price: products.price,
      isShipped: products.isShipped,
      stock: products.stock,
      picture: picturePath,
      createdAt: products.createdAt,
      variants: variantsOf(db),
    })
    .from(products);
}

interface ProductRow {
  description: string;
  createdAt: Date;
  variants: unknown[];
}

/** As the wire says it, to everybody and to admins. */
export const presentProduct = <Row extends ProductRow>({ createdAt, variants, ...row }: Row) => ({
  ...row,
  description: sanitizeDescription(row.description),
  createdAt: createdAt.toISOString(),
  ProductVariant: variants as Row['variants'],
  variantCount: variants.length,
});

export async function findCatalogPage(
  db: Queryable,
  { page, limit }: { page: number; limit: number },
): Promise<{ data: Product[]; total: number }> {
  const rows = await selectProducts(db)
    .where(isLive)
    .orderBy(asc(products.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { data: rows.map(presentProduct), total: await db.$count(products, isLive) };
}

export async function findCatalogProduct(db: Queryable, id: number): Promise<Product | undefined> {
  const [product] = await selectProducts(db).where(and(isLive, eq(products.id, id)));
  return product && presentProduct(product);
}

/** Of the variants whose price is another one for a mitra. */
export async function listMitraPrices(db: Queryable): Promise<MitraPrice[]> {
  const found = await db
    .select({ productVariantId: id, priceSteps, mitraSteps })
    .from(productVariants)
    .where(and(isNull(deletedAt), sql`${mitraSteps} <> '[]'`))
    .orderBy(asc(id));
  return found.map(({ productVariantId, ...steps }) => ({
    productVariantId,
    priceSteps: stepsOfMitra(steps),
  }));
}
