import { and, eq, gt, isNotNull, isNull, lt, or, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../../platform/db/types.ts';
import { backupCodes, factorQuestions, passkeys, totpSecrets } from './second-factor.schema.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

/** Replaces an unconfirmed secret; returns false when an active one exists. */
export async function savePendingTotp(db: Queryable, userId: number, sealedSecret: Buffer) {
  const { rowCount } = await db
    .insert(totpSecrets)
    .values({ userId, sealedSecret })
    .onConflictDoUpdate({
      target: totpSecrets.userId,
      set: { sealedSecret },
      setWhere: isNull(totpSecrets.confirmedAt),
    });
  return rowCount === 1;
}

export async function findTotp(db: Queryable, userId: number, isConfirmed: boolean) {
  const state = isConfirmed ? isNotNull : isNull;
  const [found] = await db
    .select()
    .from(totpSecrets)
    .where(and(eq(totpSecrets.userId, userId), state(totpSecrets.confirmedAt)));
  return found;
}

/** False when this code, or a later one, was used before. */
export async function consumeTotpStep(
  db: Queryable,
  userId: number,
  step: number,
): Promise<boolean> {
  const { rowCount } = await db
    .update(totpSecrets)
    .set({ lastStep: step })
    .where(
      and(
        eq(totpSecrets.userId, userId),
        or(isNull(totpSecrets.lastStep), lt(totpSecrets.lastStep, step)),
      ),
    );
  return rowCount === 1;
}

export async function switchTotpOn(db: Queryable, userId: number, at: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(totpSecrets)
    .set({ confirmedAt: at })
    .where(and(eq(totpSecrets.userId, userId), isNull(totpSecrets.confirmedAt)));
  return rowCount === 1;
}

export async function deleteTotp(db: Queryable, userId: number): Promise<boolean> {
  const { rowCount } = await db.delete(totpSecrets).where(eq(totpSecrets.userId, userId));
  return rowCount === 1;
}

export function findPasskeys(db: Queryable, userId: number): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(passkeys.createdAt, passkeys.id);
}

/** False when this very key is known already. */
export async function insertPasskey(db: Queryable, passkey: typeof passkeys.$inferInsert) {
  const { rowCount } = await db.insert(passkeys).values(passkey).onConflictDoNothing();
  return rowCount === 1;
}

export async function recordPasskeyUse(db: Queryable, id: string, counter: number, at: Date) {
  await db.update(passkeys).set({ counter, lastUsedAt: at }).where(eq(passkeys.id, id));
}

export async function deletePasskey(db: Queryable, userId: number, id: string): Promise<boolean> {
  const { rowCount } = await db
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)));
  return rowCount === 1;
}

export async function replaceBackupCodes(tx: Tx, userId: number, hashes: Buffer[]): Promise<void> {
  await deleteBackupCodes(tx, userId);
  await tx.insert(backupCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

export async function deleteBackupCodes(db: Queryable, userId: number): Promise<void> {
  await db.delete(backupCodes).where(eq(backupCodes.userId, userId));
}

/** Deletes the code, so that it works once. */
export async function consumeBackupCode(db: Queryable, userId: number, codeHash: Buffer) {
  const { rowCount } = await db
    .delete(backupCodes)
    .where(and(eq(backupCodes.userId, userId), eq(backupCodes.codeHash, codeHash)));
  return rowCount === 1;
}

export const countBackupCodes = (db: Queryable, userId: number): Promise<number> =>
  db.$count(backupCodes, eq(backupCodes.userId, userId));

/** The newest question of a browser takes the place of the one before. */
export async function saveQuestion(db: Queryable, question: typeof factorQuestions.$inferInsert) {
  const { userId, challenge, expiresAt } = question;
  await db
    .insert(factorQuestions)
    .values(question)
    .onConflictDoUpdate({ target: factorQuestions.key, set: { userId, challenge, expiresAt } });
}

export async function findQuestion(db: Queryable, key: Buffer, now: Date) {
  const [found] = await db
    .select()
    .from(factorQuestions)
    .where(and(eq(factorQuestions.key, key), gt(factorQuestions.expiresAt, now)));
  return found;
}

/** A challenge is signed once, whatever comes of it; codes may still answer the question. */
export async function consumeChallenge(db: Queryable, key: Buffer, challenge: string) {
  const { rowCount } = await db
    .update(factorQuestions)
    .set({ challenge: '' })
    .where(and(eq(factorQuestions.key, key), eq(factorQuestions.challenge, challenge)));
  return rowCount === 1;
}

export async function deleteQuestion(db: Queryable, key: Buffer): Promise<void> {
  await db.delete(factorQuestions).where(eq(factorQuestions.key, key));
}

export async function deleteQuestionsOf(db: Queryable, userId: number): Promise<void> {
  await db.delete(factorQuestions).where(eq(factorQuestions.userId, userId));
}

export async function deleteDeadQuestions(db: Queryable, now: Date): Promise<void> {
  await db.delete(factorQuestions).where(lt(factorQuestions.expiresAt, now));
}

/** For a statement about users: does this one have a second lock? */
export const hasSecondFactor = (userId: SQLWrapper | number) => sql<boolean>`(
  exists (select from totp_secrets where user_id = ${userId} and confirmed_at is not null)
  or exists (select from passkeys where user_id = ${userId}))`;

export async function isLocked(db: Queryable, userId: number): Promise<boolean> {
  const { rows } = await db.execute<{ locked: boolean }>(
    sql`select ${hasSecondFactor(userId)} as locked`,
  );
  return rows[0]?.locked ?? false;
}
