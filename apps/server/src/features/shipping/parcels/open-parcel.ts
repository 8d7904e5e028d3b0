import type { Tx } from '../../../platform/db/types.ts';
import { insertParcel, type NewParcel } from './parcels.repository.ts';

/** In the transaction that marks an order with a box as paid, or that accepts a claim. */
export function openParcel(tx: Tx, parcel: NewParcel): Promise<void> {
  return insertParcel(tx, parcel);
}
