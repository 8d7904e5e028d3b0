import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/types.ts';

export async function lockBuyer(tx: Tx, userId: number): Promise<void> {
  await tx.execute(sql`select from users where id = ${userId} for no key update`);
}

/** Writes only where it changes. */
export async function saveHasBought(tx: Tx, userId: number): Promise<void> {
  await tx.execute(sql`
    update users set has_bought = not has_bought
    where id = ${userId} and has_bought <> exists (
      select from orders where user_id = ${userId} and status = 'paid')`);
}
