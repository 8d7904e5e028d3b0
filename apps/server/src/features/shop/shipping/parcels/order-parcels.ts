import { and, eq, inArray, isNotNull } from 'drizzle-orm';
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

/**
 * Runs in the transaction of the refund: unsent parcels are cancelled, sent ones are expected back.
 * Returns the number of the latter.
 */
export async function expectReturn(tx: Tx, orderId: number): Promise<number> {
  const isOfOrder = eq(parcels.orderId, orderId);
  await tx.delete(parcels).where(and(isOfOrder, eq(parcels.status, 'to_send')));
  const expected = await tx
    .update(parcels)
    .set({ status: 'return_expected' })
    .where(and(isOfOrder, inArray(parcels.status, ['sent', 'received'])))
    .returning({ id: parcels.id });
  return expected.length;
}

/** Whether something of the order has left. */
export async function wasSent(tx: Tx, orderId: number): Promise<boolean> {
  const isSent = and(eq(parcels.orderId, orderId), isNotNull(parcels.sentAt));
  return (await tx.$count(parcels, isSent)) > 0;
}
