import type { NoticeState } from '@timesync/contract';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../platform/db/types.ts';
import type { NoticeRow } from '../notices.repository.ts';
import { notices } from '../notices.schema.ts';

export async function findWaitingMessage(
  db: Queryable,
  id: number,
): Promise<NoticeRow | undefined> {
  const [row] = await db
    .select()
    .from(notices)
    .where(and(eq(notices.id, id), eq(notices.state, 'waiting')));
  return row;
}

interface Move {
  from: NoticeState[];
  to: NoticeState;
  sentAt?: Date;
  gatewayId?: string;
  failure?: string | null;
}

/** Changes the state only from one that allows it, so that a late report changes nothing. */
export async function moveMessage(db: Queryable, which: SQL, move: Move): Promise<void> {
  const { from, to: state, ...fields } = move;
  await db
    .update(notices)
    .set({ state, ...fields })
    .where(and(which, eq(notices.channel, 'whatsapp'), inArray(notices.state, from)));
}

export const messageWithId = (id: number): SQL => eq(notices.id, id);
export const messageOfGateway = (gatewayId: string): SQL => eq(notices.gatewayId, gatewayId);
/** Finds the message only when it was not repeated since. */
export const messageSentAs = ({ id, repeatedAt }: Pick<NoticeRow, 'id' | 'repeatedAt'>): SQL =>
  sql`${notices.id} = ${id} and ${notices.repeatedAt} is not distinct from ${repeatedAt}`;

export async function recordFailedTry(db: Queryable, id: number, failure: string): Promise<void> {
  await db
    .update(notices)
    .set({ failure })
    .where(and(eq(notices.id, id), eq(notices.state, 'waiting')));
}

/** Undefined when another admin was faster. */
export async function moveByHand(db: Queryable, id: number, state: 'sent' | 'skipped', at: Date) {
  const [settled] = await db
    .update(notices)
    .set({ state, ...(state === 'sent' && { sentAt: at }) })
    .where(and(eq(notices.id, id), eq(notices.state, 'by hand')))
    .returning();
  return settled;
}

/** When the channel has stopped. */
export async function turnWaitingToByHand(db: Queryable, failure: string): Promise<void> {
  await db
    .update(notices)
    .set({ state: 'by hand', failure })
    .where(and(eq(notices.channel, 'whatsapp'), eq(notices.state, 'waiting')));
}
