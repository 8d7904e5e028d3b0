import { and, eq, isNull, lt, ne } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { sessions, users } from './accounts.schema.ts';

export async function insertSession(
  db: Queryable,
  session: typeof sessions.$inferInsert,
): Promise<void> {
  await db.insert(sessions).values(session);
}

/** The session with its user as he is now, in one query. */
export async function findSession(db: Queryable, key: Buffer) {
  const [found] = await db
    .select({
      userId: sessions.userId,
      name: users.name,
      email: users.email,
      whatsapp: users.whatsapp,
      role: users.role,
      avatar: users.avatar,
      hasGeneratedPassword: users.hasGeneratedPassword,
      signedInAt: sessions.signedInAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.key, key), isNull(users.deletedAt)));
  return found;
}

export async function touchSession(db: Queryable, key: Buffer, now: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.key, key));
}

export async function deleteSession(db: Queryable, key: Buffer): Promise<void> {
  await db.delete(sessions).where(eq(sessions.key, key));
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

/** Sessions that nobody can use any more, whatever the role. */
export async function deleteSessionsSignedInBefore(db: Queryable, moment: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.signedInAt, moment));
}
