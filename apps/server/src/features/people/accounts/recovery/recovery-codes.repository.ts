import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../platform/db/types.ts';
import { recoveryCodes, users } from '../accounts.schema.ts';

/** A code is compared at most this often for the network that requested it, and for all others. */
const MAX_ATTEMPTS = 5;

const isOfItsUser = and(
  eq(users.id, recoveryCodes.userId),
  eq(recoveryCodes.sentTo, sql`lower(${users.email})`),
  isNull(users.deletedAt),
);

/** A new code replaces the old one. */
export async function saveRecoveryCode(
  db: Queryable,
  code: Pick<
    typeof recoveryCodes.$inferInsert,
    'userId' | 'codeHash' | 'sentTo' | 'network' | 'expiresAt'
  >,
): Promise<void> {
  const fresh = { ...code, attempts: 0, attemptsElsewhere: 0, ticketHash: null };
  await db
    .insert(recoveryCodes)
    .values(fresh)
    .onConflictDoUpdate({ target: recoveryCodes.userId, set: fresh });
}

/** Counts the attempt in the same statement that hands out the code, so that guesses cannot race. */
export async function consumeAttemptByEmail(
  db: Queryable,
  { email, network }: { email: string; network: string },
  now: Date,
) {
  const { attempts, attemptsElsewhere } = recoveryCodes;
  const isAsker = eq(recoveryCodes.network, network);
  const [code] = await db
    .update(recoveryCodes)
    .set({
      attempts: sql`${attempts} + (${isAsker})::int`,
      attemptsElsewhere: sql`${attemptsElsewhere} + (not ${isAsker})::int`,
    })
    .from(users)
    .where(
      and(
        isOfItsUser,
        eq(recoveryCodes.sentTo, email.toLowerCase()),
        lt(sql`case when ${isAsker} then ${attempts} else ${attemptsElsewhere} end`, MAX_ATTEMPTS),
        gt(recoveryCodes.expiresAt, now),
      ),
    )
    .returning({ userId: recoveryCodes.userId, codeHash: recoveryCodes.codeHash });
  return code;
}

export async function consumeAttemptByTicket(db: Queryable, ticketHash: Buffer, now: Date) {
  const [code] = await db
    .update(recoveryCodes)
    .set({ attempts: sql`${recoveryCodes.attempts} + 1` })
    .from(users)
    .where(
      and(
        isOfItsUser,
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
  const { rowCount } = await db
    .delete(recoveryCodes)
    .where(
      and(
        eq(recoveryCodes.userId, code.userId),
        eq(recoveryCodes.codeHash, code.codeHash),
        isNotNull(recoveryCodes.ticketHash),
      ),
    );
  return rowCount === 1;
}
