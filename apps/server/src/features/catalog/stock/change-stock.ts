import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { saveStock } from './stock.repository.ts';

interface StockChange {
  productId: number;
  variantId?: number;
  /** Undefined: not counted anew. */
  stock?: number | null | undefined;
  stockSeen?: number | null | undefined;
}

/** An admin counts. What was bought since he looked must not come back by his saving. */
export async function changeStock(
  tx: Tx,
  { productId, variantId, stock, stockSeen }: StockChange,
): Promise<void> {
  if (stock === undefined) return;
  const offer = { productId, productVariantId: variantId };
  if (await saveStock(tx, offer, { stock, stockSeen })) return;
  throw new AppError('STOCK_CHANGED', { field: variantId ? 'variants' : 'stock' });
}
