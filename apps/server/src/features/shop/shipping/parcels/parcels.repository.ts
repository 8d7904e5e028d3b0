// Each move is a conditional update: it changes a parcel only while its status still allows it.
import type { ParcelStatus } from '@timesync/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../../platform/db/types.ts';
import { isOwnOrder } from '../../../people/mosques/own.schema.ts';
import type { ParcelReads, ParcelRow } from './parcel-row.ts';
import { parcels } from './parcels.schema.ts';

/**
 * Every change of a parcel happens under this lock. With `userId` only that customer's parcels are
 * found.
 */
export async function lockParcel(
  tx: Tx,
  { findParcel }: Pick<ParcelReads, 'findParcel'>,
  id: number,
  userId?: number,
): Promise<ParcelRow | undefined> {
  const isOwn = userId === undefined ? undefined : isOwnOrder(parcels.orderId, userId);
  const locked = await tx
    .select({ id: parcels.id })
    .from(parcels)
    .where(and(eq(parcels.id, id), isOwn))
    .for('update');
  return locked.length > 0 ? findParcel(tx, id) : undefined;
}

async function move(
  tx: Tx,
  { id, from }: { id: number; from: ParcelStatus[] },
  changes: Partial<typeof parcels.$inferInsert>,
): Promise<boolean> {
  const moved = await tx
    .update(parcels)
    .set(changes)
    .where(and(eq(parcels.id, id), inArray(parcels.status, from)))
    .returning({ id: parcels.id });
  return moved.length > 0;
}

interface Tracking {
  courier: string;
  trackingNumber: string | null;
}

/** There is one only of a paid order: a refund takes it away. */
export const markSent = (tx: Tx, id: number, { at, ...tracking }: Tracking & { at: Date }) =>
  move(tx, { id, from: ['to_send'] }, { ...tracking, status: 'sent', sentAt: at });

/** For a parcel that was sent and is not on its way back. */
export const saveTracking = (tx: Tx, id: number, tracking: Tracking) =>
  move(tx, { id, from: ['sent', 'received'] }, tracking);

export const markReceived = (tx: Tx, id: number, at: Date) =>
  move(tx, { id, from: ['sent'] }, { status: 'received', receivedAt: at });

export const markReturned = (tx: Tx, id: number, at: Date) =>
  move(tx, { id, from: ['return_expected'] }, { status: 'returned', returnedAt: at });
