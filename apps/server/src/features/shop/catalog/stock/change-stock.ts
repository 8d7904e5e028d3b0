import { AppError } from '../../../../platform/app-error.ts';
import type { Tx } from '../../../../platform/db/types.ts';
import { saveStock } from './stock.repository.ts';

interface StockChange {
  productId: number;
  variantId?: number;
  /** Undefined: not counted again. */
  stock?: number | null | undefined;
  stockSeen?: number | null | undefined;
}

/** Saves an admin's count, without undoing sales made since he loaded the page. */
export async function changeStock(
  tx: Tx,
  { productId, variantId, stock, stockSeen }: StockChange,
): Promise<void> {
  if (stock === undefined) return;
  const offer = { productId, productVariantId: variantId };
  if (await saveStock(tx, offer, { stock, stockSeen })) return;
  throw new AppError('STOCK_CHANGED', { field: variantId ? 'variants' : 'stock' });
}
