// A unique code makes the amount to pay different from that of every other open order (decision 0034).
import { LARGEST_UNIQUE_CODE } from '@timesync/contract';
import type { NewOrder } from './new-order.ts';

/** The first candidate follows from the invoice number; the others are far from its neighbours'. */
const CANDIDATES = 20;
const STEP = 100;

/** The codes to try, best first. Empty for an order without a code. */
export function candidateCodes(
  { codeSign, shipment, freeCode }: Pick<NewOrder, 'codeSign' | 'shipment' | 'freeCode'>,
  { number, total }: { number: number; total: number },
): number[] {
  // The amount is unknown while the shipping cost is.
  if (codeSign === 0 || shipment?.awaitsShippingCost) return [];
  // A code never makes a free order cost something, nor a paid one free.
  if (total === 0 || total + codeSign * LARGEST_UNIQUE_CODE <= 0) return [];
  if (freeCode) return [codeSign * freeCode];
  return Array.from(
    { length: CANDIDATES },
    (_, n) => codeSign * (1 + ((number + STEP * n) % LARGEST_UNIQUE_CODE)),
  );
}
