import type { Tx } from '../../../../platform/db/types.ts';
import { parcels } from './parcels.schema.ts';

interface NewParcel {
  orderId: number;
  /** The claim whose box it replaces; undefined for bought boxes. */
  claimId?: number;
  at: Date;
}

/** In the transaction that marks an order with a box as paid, or that accepts a claim. */
export async function openParcel(tx: Tx, { at, ...parcel }: NewParcel): Promise<void> {
  await tx.insert(parcels).values({ ...parcel, createdAt: at });
}
