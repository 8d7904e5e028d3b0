// Whether a user has bought follows from his orders. It is kept on his row, because a million users
// are filtered and counted by it (decision 0018).
import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';

/** After an order became paid or refunded, in the same transaction. */
export async function notePurchase(tx: Tx, userId: number): Promise<void> {
  // Held before looking: an approval and a refund of the same buyer must see each other's outcome.
  await tx.execute(sql`select from users where id = ${userId} for no key update`);
  await tx.execute(sql`
    update users set has_bought = not has_bought
    where id = ${userId} and has_bought <> exists (
      select from orders where user_id = ${userId} and status = 'paid')`);
}
