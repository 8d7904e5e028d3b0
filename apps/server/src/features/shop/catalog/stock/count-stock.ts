import type { StockedOffer } from '@timesync/contract';
import { recordChange } from '../../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { catalogChanged } from '../catalog-changed.ts';
import { lockProduct } from '../managed-products.repository.ts';
import { productGone } from '../save-product.ts';
import { changeStock } from './change-stock.ts';
import { listStockedOffers } from './stock.repository.ts';

interface Count {
  productId: number;
  variantId: number | null;
  stock: number | null;
  stockSeen: number | null;
}

export async function countStock(
  context: ActorContext,
  { productId, variantId, ...count }: Count,
): Promise<StockedOffer> {
  return context.database.transaction(async (tx) => {
    await lockProduct(tx, productId);
    const find = async () => {
      const offers = await listStockedOffers(tx, productId);
      return offers.find((offer) => offer.variantId === variantId);
    };
    const before = await find();
    if (!before) throw productGone();
    await changeStock(tx, { productId, ...(variantId && { variantId }), ...count });
    const offer = (await find()) ?? { ...before, stock: count.stock };
    await recordChange(tx, context, ['product', productId], 'update', {
      note: before.label,
      before: { stock: before.stock },
      after: { stock: offer.stock },
    });
    await catalogChanged(tx);
    return offer;
  });
}
