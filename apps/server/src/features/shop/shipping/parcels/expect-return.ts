import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../../platform/db/types.ts';
import { parcels } from './parcels.schema.ts';

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
