import { type PlaceOrderBody, TERMS_VERSION } from '@timesync/contract';
import type { CheckoutLine } from './checkout-line';

/** Ids and quantities only: the server reads the prices, and refuses when its sum is another. */
export function orderBodyOf(lines: readonly CheckoutLine[], total: number): PlaceOrderBody {
  return {
    details: lines.map(({ productId, productVariantId, qty }) => ({
      productId,
      productVariantId,
      qty,
    })),
    expectedTotal: total,
    termsVersion: TERMS_VERSION,
  };
}
