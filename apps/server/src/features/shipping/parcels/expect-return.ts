import type { Tx } from '../../../platform/db/types.ts';
import { expectReturns } from './parcels.repository.ts';

/**
 * In the transaction that gives the money back: what has not left stays here, what has left is awaited.
 * Returns how many parcels are.
 */
export function expectReturn(tx: Tx, orderId: number): Promise<number> {
  return expectReturns(tx, orderId);
}
