import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Queryable } from '../../../../platform/db/types.ts';
import { parcels } from './parcels.schema.ts';

/** The orders whose bought boxes arrived in this time. */
export async function listArrivedOrders(
  db: Queryable,
  { from, until }: { from: Date; until: Date },
): Promise<number[]> {
  const { orderId, status, claimId, receivedAt } = parcels;
  const isBought = and(eq(status, 'received'), isNull(claimId));
  const found = await db
    .select({ orderId })
    .from(parcels)
    .where(and(isBought, gt(receivedAt, from), lte(receivedAt, until)));
  return found.map((parcel) => parcel.orderId);
}
