import { and, desc, eq, lt, ne } from 'drizzle-orm';
import { type Given, prepared } from '../../../../platform/db/prepared.ts';
import type { Queryable, Tx } from '../../../../platform/db/types.ts';
import { sessions, users } from '../accounts.schema.ts';

export async function insertSession(
  db: Queryable,
  session: typeof sessions.$inferInsert,
): Promise<void> {
  await db.insert(sessions).values(session);
}

// Read on every request of a signed-in person. No condition on `deleted_at`: while the tables are empty
// PostgreSQL would plan to walk its index instead of looking at one row (decision 0090).
const selectSession = prepared('find-session', (db, { key }: Given<{ key: Buffer }>) =>
  db
    .select({
      userId: sessions.userId,
      signedInAt: sessions.signedInAt,
      confirmedAt: sessions.confirmedAt,
      lastSeenAt: sessions.lastSeenAt,
      name: users.name,
      email: users.email,
      whatsapp: users.whatsapp,
      whatsappConsentAt: users.whatsappConsentAt,
      remindersStoppedAt: users.remindersStoppedAt,
      role: users.role,
      adminRole: users.adminRole,
      avatar: users.avatar,
      isMitra: users.isMitra,
      hasGeneratedPassword: users.hasGeneratedPassword,
      deletedAt: users.deletedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.key, key)),
);

/** The session with its user's current data; none of a deleted user. */
export async function findSession(db: Queryable, key: Buffer) {
  const [session] = await selectSession(db, { key });
  return session?.deletedAt === null ? session : undefined;
}

/** In a transaction: whether the session has not been ended since the request began. */
export async function isSessionOpen(tx: Tx, key: Buffer): Promise<boolean> {
  return (await tx.$count(sessions, eq(sessions.key, key))) > 0;
}

export async function touchSession(db: Queryable, key: Buffer, now: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.key, key));
}

export async function markReauthenticated(db: Queryable, key: Buffer, now: Date): Promise<void> {
  await db.update(sessions).set({ confirmedAt: now }).where(eq(sessions.key, key));
}

export async function deleteSession(db: Queryable, key: Buffer): Promise<void> {
  await db.delete(sessions).where(eq(sessions.key, key));
}

/** The last seen first. */
export function findSessionsOf(db: Queryable, userId: number) {
  return db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.signedInAt));
}

/** False when this user has no such session. */
export async function deleteSessionById(
  db: Queryable,
  userId: number,
  id: string,
): Promise<boolean> {
  const { rowCount } = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)));
  return rowCount === 1;
}

export async function deleteSessionsOf(
  db: Queryable,
  userId: number,
  options: { except?: Buffer } = {},
): Promise<void> {
  const { except } = options;
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), except && ne(sessions.key, except)));
}

/** Deletes sessions that are expired for every role. */
export async function deleteSessionsSignedInBefore(db: Queryable, moment: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.signedInAt, moment));
}
