// Whether a user has bought follows from his orders. It is also stored in his row, because a
// million users are filtered and counted by it (decision 0011).
import type { Tx } from '../../../platform/db/types.ts';
import { lockBuyer, saveHasBought } from './users.repository.ts';

/** After an order became paid or refunded, in the same transaction. */
export async function recordPurchases(
  tx: Tx,
  userId: number,
  hasPaidOrder: () => Promise<boolean>,
): Promise<void> {
  // Locked before looking: an approval and a refund of the same buyer must see each other's outcome.
  await lockBuyer(tx, userId);
  await saveHasBought(tx, userId, await hasPaidOrder());
}
