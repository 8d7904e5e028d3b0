import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/types.ts';
import { products, productVariants } from './catalog.schema.ts';

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
