import type { Tx } from '../../../platform/db/types.ts';
import { insertParcel, insertReplacementParcel } from './parcels.repository.ts';

/** In the transaction that marks an order with a box as paid. */
export function openParcel(
  tx: Tx,
  { orderId, paidAt }: { orderId: number; paidAt: Date },
): Promise<void> {
  return insertParcel(tx, orderId, paidAt);
}

/** In the transaction that accepts a claim: the replacement is sent like a bought box. */
export function openReplacementParcel(
  tx: Tx,
  replacement: { orderId: number; claimId: number; at: Date },
): Promise<void> {
  return insertReplacementParcel(tx, replacement);
}
