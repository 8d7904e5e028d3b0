import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/types.ts';
import { products, productVariants } from './catalog.schema.ts';

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
