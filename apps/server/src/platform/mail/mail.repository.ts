import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/types.ts';
import { refusedAddresses } from './mail.schema.ts';

type RefusedAddress = typeof refusedAddresses.$inferInsert;

export async function rememberRefusedAddress(
  db: Queryable,
  refused: RefusedAddress,
): Promise<void> {
  const { reason, at } = refused;
  await db
    .insert(refusedAddresses)
    .values(refused)
    .onConflictDoUpdate({ target: refusedAddresses.email, set: { reason, at } });
}

/** Whether no account has confirmed that this address is its own. */
export async function isUnconfirmed(db: Queryable, email: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from users
    where lower(email) = ${email.toLowerCase()} and deleted_at is null and email_verified`);
  return rows.length === 0;
}
