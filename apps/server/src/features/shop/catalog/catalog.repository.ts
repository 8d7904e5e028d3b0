import type { Product } from '@timesync/contract';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { listOf } from '../../../platform/db/list-of.ts';
import type { Queryable } from '../../../platform/db/types.ts';
import { products, productVariants } from './catalog.schema.ts';

const isLive = isNull(products.deletedAt);

/** Where a product's picture is; null where it is drawn. */
export const picturePath = sql<string | null>`'/files/products/' || ${products.pictureId}`;

export function variantsOf(db: Queryable) {
  const { id, name, init, price, priceSteps, stock, productId, deletedAt } = productVariants;
  return listOf(
    db
      // Only a deleted variant has no init.
      .select({ id, name, init: sql<string>`${init}`.as('init'), price, priceSteps, stock })
      .from(productVariants)
      .where(and(eq(productId, products.id), isNull(deletedAt)))
      .orderBy(asc(id)),
  );
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
      ProductVariant: variantsOf(db),
    })
    .from(products);
}

type ProductRow = Awaited<ReturnType<typeof selectProducts>>[number];

const present = ({ createdAt, ProductVariant, ...product }: ProductRow): Product => ({
  ...product,
  createdAt: createdAt.toISOString(),
  ProductVariant,
  variantCount: ProductVariant.length,
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
  return { data: rows.map(present), total: await db.$count(products, isLive) };
}

export async function findCatalogProduct(db: Queryable, id: number): Promise<Product | undefined> {
  const [product] = await selectProducts(db).where(and(isLive, eq(products.id, id)));
  return product && present(product);
}
