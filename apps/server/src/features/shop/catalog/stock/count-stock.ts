import type { countStockBody } from '@timesync/contract';
import type { z } from 'zod';
import { recordChange } from '../../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { catalogChanged } from '../catalog-changed.ts';
import { lockProduct } from '../managed-products.repository.ts';
import { productGone } from '../save-product.ts';
import { listStockedOffers, saveStock } from './stock.repository.ts';

export async function countStock(
  context: ActorContext,
  { productId, variantId, ...count }: z.output<typeof countStockBody>,
): Promise<void> {
  await context.database.transaction(async (tx) => {
    await lockProduct(tx, productId);
    const offers = await listStockedOffers(tx, productId);
    const before = offers.find((offer) => offer.variantId === variantId);
    if (!before) throw productGone();
    await saveStock(tx, { productId, productVariantId: variantId }, count);
    await recordChange(tx, context, ['product', productId], 'update', {
      note: before.label,
      before: { stock: before.stock },
      after: { stock: count.stock },
    });
    await catalogChanged(tx);
  });
}
