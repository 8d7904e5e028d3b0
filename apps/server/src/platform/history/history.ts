import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { history } from './history.schema.ts';

export type HistoryEntry = typeof history.$inferInsert;

/** Written in the transaction of the change it tells of. */
export async function recordHistory(db: Queryable, entries: HistoryEntry[]): Promise<void> {
  if (entries.length > 0) await db.insert(history).values(entries);
}

type SharedFacts = Required<Omit<HistoryEntry, 'id' | 'subjectId' | 'before' | 'after'>>;

/** The same line for many things: one statement whatever their number. */
export async function recordHistoryOfMany(
  db: Queryable,
  { at, actorKind, actorId, requestId, subject, action, note }: SharedFacts,
  subjectIds: number[],
): Promise<void> {
  await db.execute(sql`
    insert into history (at, actor_kind, actor_id, request_id, subject, subject_id, action, note)
    select ${at}::timestamptz, ${actorKind}::text, ${actorId}::int, ${requestId}::text,
      ${subject}::text, subject_id, ${action}::text, ${note}::text
    from unnest(${sql.param(`{${subjectIds.join(',')}}`)}::int[]) as subject_id`);
}
