import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Given, prepared } from '../../../platform/db/prepared.ts';
import type { Queryable, Tx } from '../../../platform/db/types.ts';
import { pricedVariantsOf } from './catalog.repository.ts';
import { products, productVariants } from './catalog.schema.ts';

const selectOffers = prepared('read-offers', (db, { ids }: Given<{ ids: number[] }>) =>
  db
    .select({
      id: products.id,
      productName: products.name,
      requiresLicense: products.requiresLicense,
      isShipped: products.isShipped,
      warrantyMonths: products.warrantyMonths,
      productPrice: products.price,
      productStock: products.stock,
      variants: pricedVariantsOf(db),
    })
    .from(products)
    .where(and(isNull(products.deletedAt), sql`${products.id} = any(${ids})`)),
);

interface Wanted {
  productId: number;
  productVariantId?: number | null | undefined;
}

/** Products and variants as they are sold now. */
export async function readOffers(tx: Tx, wanted: readonly Wanted[]) {
  const ids = [...new Set(wanted.map(({ productId }) => productId))];
  const rows = await selectOffers(tx, { ids });
  const sold = new Map(rows.map(({ id, ...product }) => [id, product]));
  return ({ productId, productVariantId }: Wanted) => {
    const product = sold.get(productId);
    if (!product) return undefined;
    const { variants, ...offer } = product;
    return {
      ...offer,
      warrantyMonths: offer.isShipped ? offer.warrantyMonths : null,
      hasVariants: variants.length > 0,
      variant: variants.find(({ id }) => id === productVariantId) ?? null,
    };
  };
}

/** The first variant on sale of each init; boxes are left out. */
export function listSoldInits(db: Queryable) {
  return db
    .selectDistinctOn([productVariants.init], {
      init: productVariants.init,
      product: products.name,
      variant: productVariants.name,
    })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(
      and(
        isNull(productVariants.deletedAt),
        isNull(products.deletedAt),
        eq(products.requiresLicense, true),
        eq(products.isShipped, false),
      ),
    )
    .orderBy(productVariants.init, productVariants.id);
}

/**
 * A variant that is on sale, with its product's name; its prefix cannot change until the
 * transaction ends.
 */
export async function lockSoldVariant(tx: Tx, id: number) {
  const [variant] = await tx
    .select({
      // Only a deleted variant may have no init.
      init: sql<string>`${productVariants.init}`,
      name: productVariants.name,
      productName: products.name,
    })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(
      and(
        eq(productVariants.id, id),
        isNull(productVariants.deletedAt),
        isNull(products.deletedAt),
      ),
    )
    .for('share', { of: productVariants });
  return variant;
}
