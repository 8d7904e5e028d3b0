import { and, desc, eq, lt, ne } from 'drizzle-orm';
import { inBatches } from '../../../platform/db/in-batches.ts';
import { runNamed } from '../../../platform/db/named-query.ts';
import type { Db, Queryable, Tx } from '../../../platform/db/types.ts';
import type { OwnQuestion, OwnReading } from '../../../platform/http/own-reading.ts';
import { sessions, type users } from '../accounts.schema.ts';

export async function insertSession(
  db: Queryable,
  session: typeof sessions.$inferInsert,
): Promise<void> {
  await db.insert(sessions).values(session);
}

interface FoundSession
  extends Pick<
    typeof users.$inferSelect,
    'name' | 'email' | 'whatsapp' | 'whatsappConsentAt' | 'role' | 'avatar' | 'hasGeneratedPassword'
  > {
  userId: number;
  signedInAt: Date;
  confirmedAt: Date | null;
  lastSeenAt: Date;
  /** The value of the reading; null without one. */
  found: unknown;
}

interface SessionQuestion {
  key: Buffer;
  asked: object | undefined;
}

// Asked on every request of a signed-in person. The limits hold the planner to one look at each of the
// two primary keys: a join let it go through all customers where it knew nothing of the tables yet.
// `json_to_recordset`, not an array: see `../../orders/insert-order.repository.ts`.
const findStatement = (reading: OwnReading | undefined) => ({
  name: `find-session${reading ? `-and-${reading.name}` : ''}`,
  text: `
    select asked.index, s.*, u.*, ${reading?.value ?? 'null'} as found
    from json_to_recordset($1::json)
      as asked(index int, key text${reading ? `, ${reading.columns}` : ''})
    cross join lateral (
      select user_id as "userId", signed_in_at as "signedInAt", confirmed_at as "confirmedAt",
        last_seen_at as "lastSeenAt"
      from sessions where key = decode(asked.key, 'hex') limit 1
    ) s
    cross join lateral (
      select name, email, whatsapp, role, avatar, has_generated_password as "hasGeneratedPassword",
        whatsapp_consent_at as "whatsappConsentAt", deleted_at as "deletedAt"
      from users where id = s."userId" limit 1
    ) u
    where u."deletedAt" is null`,
});

/** Of all who ask the same at this moment. */
function sessionFinder(reading: OwnReading | undefined) {
  const statement = findStatement(reading);
  return inBatches(
    async (db, questions: SessionQuestion[]): Promise<Array<FoundSession | undefined>> => {
      const asked = questions.map(({ key, asked: own }, index) => {
        return { index, key: key.toString('hex'), ...own };
      });
      const found = await runNamed<FoundSession & { index: number }>(db, statement, [
        JSON.stringify(asked),
      ]);
      const sessions: Array<FoundSession | undefined> = questions.map(() => undefined);
      for (const { index, ...session } of found) sessions[index] = session;
      return sessions;
    },
  );
}

const finders = new Map<OwnReading | undefined, ReturnType<typeof sessionFinder>>();

/** The session with its user as he is now, and what is read of his own, in one query. */
export function findSession(
  db: Db,
  key: Buffer,
  question?: OwnQuestion,
): Promise<FoundSession | undefined> {
  const reading = question?.reading;
  const find = finders.get(reading) ?? sessionFinder(reading);
  finders.set(reading, find);
  return find(db, { key, asked: question?.asked });
}

/** In a transaction: whether somebody has ended it since the request came in. */
export async function isSessionOpen(tx: Tx, key: Buffer): Promise<boolean> {
  return (await tx.$count(sessions, eq(sessions.key, key))) > 0;
}

export async function touchSession(db: Queryable, key: Buffer, now: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.key, key));
}

export async function noteProof(db: Queryable, key: Buffer, now: Date): Promise<void> {
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
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return deleted.length > 0;
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
