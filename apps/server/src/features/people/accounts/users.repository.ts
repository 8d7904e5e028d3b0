import { and, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../platform/db/types.ts';
import { users } from './accounts.schema.ts';

export type User = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;

const isLive = isNull(users.deletedAt);

export async function findUserByEmail(db: Queryable, email: string): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), isLive));
  return user;
}

export async function findUserById(db: Queryable, id: number): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isLive));
  return user;
}

export function findUsersById(db: Queryable, ids: number[]): Promise<User[]> {
  return db
    .select()
    .from(users)
    .where(and(inArray(users.id, ids), isLive));
}

export function findUsersEver(db: Queryable, ids: number[]): Promise<User[]> {
  return db.select().from(users).where(inArray(users.id, ids));
}

/** Undefined when the email is taken: the unique index decides, not a check in advance. */
export async function insertUser(db: Queryable, user: NewUser): Promise<User | undefined> {
  const [inserted] = await db.insert(users).values(user).onConflictDoNothing().returning();
  return inserted;
}

/** Those whose email is taken are left out. */
export function insertUsers(db: Queryable, rows: NewUser[]): Promise<User[]> {
  return db.insert(users).values(rows).onConflictDoNothing().returning();
}

export async function updateUser(
  db: Queryable,
  id: number,
  changes: Partial<NewUser>,
): Promise<User | undefined> {
  const [updated] = await db
    .update(users)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(and(eq(users.id, id), isLive))
    .returning();
  return updated;
}

export function findUsersByNumber(db: Queryable, whatsapp: string): Promise<User[]> {
  return db
    .select()
    .from(users)
    .where(and(eq(users.whatsapp, whatsapp), isLive))
    .limit(10);
}

/** Undefined when the password has become another since it was read. */
export async function replaceGeneratedPassword(
  db: Queryable,
  { id, passwordHash }: User,
  changes: Partial<NewUser>,
): Promise<User | undefined> {
  const [updated] = await db
    .update(users)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash), isLive))
    .returning();
  return updated;
}

/** Returns the users who had agreed. */
export async function forgetConsentOfNumber(db: Queryable, whatsapp: string): Promise<number[]> {
  const rows = await db
    .update(users)
    .set({ whatsappConsentAt: null, updatedAt: sql`now()` })
    .where(and(eq(users.whatsapp, whatsapp), isNotNull(users.whatsappConsentAt)))
    .returning({ id: users.id });
  return rows.map(({ id }) => id);
}

/** False when he had stopped them before. */
export async function stopReminders(db: Queryable, id: number, at: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(users)
    .set({ remindersStoppedAt: at, updatedAt: sql`now()` })
    .where(and(eq(users.id, id), isNull(users.remindersStoppedAt), isLive));
  return rowCount === 1;
}

export async function hasAdmin(db: Queryable): Promise<boolean> {
  return (await db.$count(users, and(eq(users.role, 'admin'), isLive))) > 0;
}

/** Checkouts of this customer that have begun end first; later ones wait until the transaction ends. */
export async function awaitCheckouts(tx: Tx, userId: number): Promise<void> {
  await tx.execute(sql`select open_orders_of(${userId})`);
}

export async function lockBuyer(tx: Tx, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/** Writes only where it changes. */
export async function saveHasBought(tx: Tx, userId: number, hasBought: boolean): Promise<void> {
  await tx
    .update(users)
    .set({ hasBought })
    .where(and(eq(users.id, userId), ne(users.hasBought, hasBought)));
}
