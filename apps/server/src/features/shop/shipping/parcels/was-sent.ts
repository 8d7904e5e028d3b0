import { and, eq, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../../../platform/db/types.ts';
import { parcels } from './parcels.schema.ts';

/** Whether something of the order has left. */
export async function wasSent(tx: Tx, orderId: number): Promise<boolean> {
  const isSent = and(eq(parcels.orderId, orderId), isNotNull(parcels.sentAt));
  return (await tx.select({ id: parcels.id }).from(parcels).where(isSent).limit(1)).length > 0;
}
