import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/types.ts';
import { recoveryCodes, users } from '../accounts.schema.ts';

/** A code is compared at most this often, whoever asks. */
const MAX_ATTEMPTS = 5;

/** A new code replaces the old one. */
export async function saveRecoveryCode(
  db: Queryable,
  code: { userId: number; codeHash: Buffer; expiresAt: Date },
): Promise<void> {
  const fresh = { ...code, attempts: 0, ticketHash: null };
  await db
    .insert(recoveryCodes)
    .values(fresh)
    .onConflictDoUpdate({ target: recoveryCodes.userId, set: fresh });
}

/** Counts the attempt in the same statement that hands out the code, so that guesses cannot race. */
export async function takeAttemptByEmail(db: Queryable, email: string, now: Date) {
  const [code] = await db
    .update(recoveryCodes)
    .set({ attempts: sql`${recoveryCodes.attempts} + 1` })
    .from(users)
    .where(
      and(
        eq(users.id, recoveryCodes.userId),
        eq(sql`lower(${users.email})`, email.toLowerCase()),
        sql`${users.deletedAt} is null`,
        lt(recoveryCodes.attempts, MAX_ATTEMPTS),
        gt(recoveryCodes.expiresAt, now),
      ),
    )
    .returning({ userId: recoveryCodes.userId, codeHash: recoveryCodes.codeHash });
  return code;
}

export async function takeAttemptByTicket(db: Queryable, ticketHash: Buffer, now: Date) {
  const [code] = await db
    .update(recoveryCodes)
    .set({ attempts: sql`${recoveryCodes.attempts} + 1` })
    .where(
      and(
        eq(recoveryCodes.ticketHash, ticketHash),
        lt(recoveryCodes.attempts, MAX_ATTEMPTS),
        gt(recoveryCodes.expiresAt, now),
      ),
    )
    .returning({ userId: recoveryCodes.userId, codeHash: recoveryCodes.codeHash });
  return code;
}

/** From here on the browser's ticket is the secret, so the counter starts again. */
export async function bindTicket(
  db: Queryable,
  code: { userId: number; codeHash: Buffer },
  ticketHash: Buffer,
): Promise<void> {
  await db
    .update(recoveryCodes)
    .set({ ticketHash, attempts: 0 })
    .where(and(eq(recoveryCodes.userId, code.userId), eq(recoveryCodes.codeHash, code.codeHash)));
}

/** True for exactly one caller: a verified code works once. */
export async function consumeRecoveryCode(
  db: Queryable,
  code: { userId: number; codeHash: Buffer },
): Promise<boolean> {
  const consumed = await db
    .delete(recoveryCodes)
    .where(
      and(
        eq(recoveryCodes.userId, code.userId),
        eq(recoveryCodes.codeHash, code.codeHash),
        isNotNull(recoveryCodes.ticketHash),
      ),
    )
    .returning({ userId: recoveryCodes.userId });
  return consumed.length > 0;
}
