import type { HandoverStatus, ListFilters, listManagedHandovers } from '@timesync/contract';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/types.ts';
import { allOf } from '../../platform/lists/contains.ts';
import type { ListSource } from '../../platform/lists/list-page.ts';
import { users } from '../accounts/accounts.schema.ts';
import { mosques } from '../mosques/mosques.schema.ts';
import { changeRequest } from '../photo-requests/change-request.ts';
import { handovers } from './handovers.schema.ts';

export type HandoverRow = typeof handovers.$inferSelect;

const OPEN = ['waiting', 'objected'] as const;

/** Undefined when the mosque has an open one. */
export async function insertHandover(
  tx: Tx,
  handover: typeof handovers.$inferInsert,
): Promise<HandoverRow | undefined> {
  const [inserted] = await tx.insert(handovers).values(handover).onConflictDoNothing().returning();
  return inserted;
}

export async function findHandover(db: Queryable, id: number): Promise<HandoverRow | undefined> {
  const [found] = await db.select().from(handovers).where(eq(handovers.id, id));
  return found;
}

/** It cannot change before the end of the transaction. */
export async function lockHandover(tx: Tx, id: number): Promise<HandoverRow | undefined> {
  const [found] = await tx.select().from(handovers).where(eq(handovers.id, id)).for('update');
  return found;
}

export async function findOpenHandover(
  db: Queryable,
  mosqueId: number,
): Promise<HandoverRow | undefined> {
  const [found] = await db
    .select()
    .from(handovers)
    .where(and(eq(handovers.mosqueId, mosqueId), inArray(handovers.status, [...OPEN])));
  return found;
}

/** False when another request was faster. */
export function changeHandover(
  tx: Tx,
  { id, from }: { id: number; from: readonly HandoverStatus[] },
  changes: Partial<typeof handovers.$inferInsert>,
): Promise<boolean> {
  return changeRequest(tx, handovers, { id, from }, changes);
}

/** Those whose time has come, the earliest first. */
export function listDueHandovers(db: Queryable, now: Date): Promise<{ id: number }[]> {
  return db
    .select({ id: handovers.id })
    .from(handovers)
    .where(and(eq(handovers.status, 'waiting'), lte(handovers.deadlineAt, now)))
    .orderBy(asc(handovers.deadlineAt))
    .limit(500);
}

export interface HandoverNames {
  mosque: string;
  town: string | null;
  from: { name: string; email: string };
}

export async function getHandoverNames(
  db: Queryable,
  { mosqueId, fromUserId }: Pick<HandoverRow, 'mosqueId' | 'fromUserId'>,
): Promise<HandoverNames> {
  const [found] = await db
    .select({
      mosque: mosques.name,
      town: mosques.town,
      from: { name: users.name, email: users.email },
    })
    .from(mosques)
    .innerJoin(users, eq(users.id, fromUserId))
    .where(eq(mosques.id, mosqueId));
  if (!found) throw new Error(`Handover of the missing mosque ${mosqueId}`);
  return found;
}

/** Letters are for admins, and no customer's. */
export async function isLetter(
  db: Queryable,
  fileId: string,
  userId: number | undefined,
): Promise<boolean> {
  if (userId !== undefined) return false;
  const found = await db
    .select({ id: handovers.id })
    .from(handovers)
    .where(sql`${fileId}::uuid = any(${handovers.letter})`);
  return found.length > 0;
}

export interface ManagedHandoverRow extends Record<string, unknown> {
  id: number;
  mosque: { id: number; name: string };
  from: { id: number; name: string; email: string };
  to: { id: number; name: string; email: string };
  status: HandoverStatus;
  reason: string;
  letter: string[];
  objection: string | null;
  startedAt: Date | string;
  deadlineAt: Date | string;
}

const giver = sql`json_build_object('id', giver.id, 'name', giver.name, 'email', giver.email)`;
const taker = sql`json_build_object('id', taker.id, 'name', taker.name, 'email', taker.email)`;

export function handoversMatching({
  id,
  status,
}: ListFilters<typeof listManagedHandovers> & { id?: number }): ListSource {
  return {
    from: sql`handovers h`,
    id: sql`h.id`,
    where: allOf(
      sql`h.kind = 'lost'`,
      id === undefined ? undefined : sql`h.id = ${id}`,
      status === 'open' ? sql`h.status in ('waiting', 'objected')` : undefined,
      status && status !== 'open' ? sql`h.status = ${status}` : undefined,
    ),
    columns: sql`h.id, json_build_object('id', m.id, 'name', m.name) as mosque,
      ${giver} as "from", ${taker} as "to", h.status, h.reason,
      h.letter::text[] as letter, h.objection, h.started_at as "startedAt",
      h.deadline_at as "deadlineAt"`,
    joins: sql`join mosques m on m.id = h.mosque_id join users giver on giver.id = h.from_user_id
      join users taker on taker.id = h.to_user_id`,
    oldestFirst: status === 'open',
  };
}
