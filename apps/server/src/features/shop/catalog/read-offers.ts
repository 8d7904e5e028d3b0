import { and, isNull, sql } from 'drizzle-orm';
import { type Given, prepared } from '../../../platform/db/prepared.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { pricedVariantsOf } from './catalog.repository.ts';
import { products } from './catalog.schema.ts';

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
