import type { Tx } from '../../../platform/db/types.ts';
import { expectReturns } from './parcels.repository.ts';

/**
 * Runs in the transaction of the refund: unsent parcels are cancelled, sent ones are expected back.
 * Returns the number of the latter.
 */
export function expectReturn(tx: Tx, orderId: number): Promise<number> {
  return expectReturns(tx, orderId);
}
