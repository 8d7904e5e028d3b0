import type { ChangeMosqueBody, MosqueBody, MosqueRole, OwnMosque } from '@timesync/contract';
import { and, asc, eq, inArray, isNull, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Tx } from '../../../platform/db/types.ts';
import { mosqueMembers, mosques } from './mosques.schema.ts';

interface NewMosque extends MosqueBody {
  createdBy: number;
  createdAt: Date;
  idempotencyKey: string | undefined;
}

/** Undefined when the same key has made one already. */
export async function insertMosque(tx: Tx, mosque: NewMosque): Promise<number | undefined> {
  const [inserted] = await tx
    .insert(mosques)
    .values(mosque)
    .onConflictDoNothing()
    .returning({ id: mosques.id });
  return inserted?.id;
}

export async function findMosqueByKey(
  db: Queryable,
  createdBy: number,
  idempotencyKey: string,
): Promise<{ id: number; name: string } | undefined> {
  const [found] = await db
    .select({ id: mosques.id, name: mosques.name })
    .from(mosques)
    .where(and(eq(mosques.createdBy, createdBy), eq(mosques.idempotencyKey, idempotencyKey)));
  return found;
}

/** Who is an active member already stays as he is. */
export async function insertMember(
  tx: Tx,
  member: typeof mosqueMembers.$inferInsert,
): Promise<void> {
  await tx.insert(mosqueMembers).values(member).onConflictDoNothing();
}

export async function updateMosque(tx: Tx, id: number, change: ChangeMosqueBody): Promise<void> {
  if (Object.values(change).every((value) => value === undefined)) return;
  await tx.update(mosques).set(change).where(eq(mosques.id, id));
}

export interface Membership {
  mosqueId: number;
  userId: number;
}

export const isActive = ({ mosqueId, userId }: Membership) =>
  and(
    eq(mosqueMembers.mosqueId, mosqueId),
    eq(mosqueMembers.userId, userId),
    isNull(mosqueMembers.until),
  );

/**
 * The role of an active member; it cannot change before the end of the transaction. `update` is for a
 * membership that is about to end or change.
 */
export async function lockRole(
  db: Queryable,
  membership: Membership,
  strength: 'share' | 'update',
): Promise<MosqueRole | undefined> {
  const { role } = mosqueMembers;
  const [found] = await db
    .select({ role })
    .from(mosqueMembers)
    .where(isActive(membership))
    .for(strength);
  return found?.role;
}

export function listMosquesOf(db: Queryable, userId: number): Promise<OwnMosque[]> {
  return mosquesOf(db).where(and(eq(mosqueMembers.userId, userId), isNull(mosqueMembers.until)));
}

export async function findMosqueOf(
  db: Queryable,
  membership: Membership,
): Promise<OwnMosque | undefined> {
  const [found] = await mosquesOf(db).where(isActive(membership));
  return found;
}

function mosquesOf(db: Queryable) {
  return db
    .select({
      id: mosques.id,
      kind: mosques.kind,
      name: mosques.name,
      town: mosques.town,
      address: mosques.address,
      taxNumber: mosques.taxNumber,
      role: mosqueMembers.role,
    })
    .from(mosqueMembers)
    .innerJoin(mosques, eq(mosques.id, mosqueMembers.mosqueId))
    .orderBy(asc(mosques.id))
    .$dynamic();
}

/** Those that have nobody but this person. His places are locked: nobody joins meanwhile. */
export async function lockSoleMosques(tx: Tx, userId: number): Promise<number[]> {
  const { mosqueId: id, until } = mosqueMembers;
  const isHis = and(eq(mosqueMembers.userId, userId), isNull(until));
  await tx.select({ id }).from(mosqueMembers).where(isHis).for('update');
  const other = alias(mosqueMembers, 'other');
  const isOther = and(eq(other.mosqueId, id), isNull(other.until), ne(other.userId, userId));
  const others = tx.select({ id: other.id }).from(other).where(isOther);
  const sole = await tx
    .select({ id })
    .from(mosqueMembers)
    .where(and(isHis, notExists(others)));
  return sole.map((mosque) => mosque.id);
}

export async function endMosques(tx: Tx, ids: number[]): Promise<void> {
  await tx.update(mosques).set({ endedAt: sql`now()` }).where(inArray(mosques.id, ids));
}
