import { desc } from 'drizzle-orm';
import { runNamed } from '../db/named-query.ts';
import type { Queryable } from '../db/types.ts';
import { history } from './history.schema.ts';

export type HistoryEntry = typeof history.$inferInsert;

/** Written in the transaction of the change it describes. */
export async function recordHistory(db: Queryable, entries: HistoryEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map(({ actorKind, actorId, requestId, subjectId, ...entry }) => ({
    ...entry,
    actor_kind: actorKind,
    actor_id: actorId,
    request_id: requestId,
    subject_id: subjectId,
  }));
  await runNamed(db, recordStatement, [JSON.stringify(rows)]);
}

const recordStatement = {
  name: 'record-history',
  text: `
    insert into history (at, actor_kind, actor_id, request_id, subject, subject_id, action, note,
      before, after)
    select at, actor_kind, actor_id, request_id, subject, subject_id, action, note, before, after
    from json_populate_recordset(null::history, $1::json)`,
};

/** When the newest row was written; the others come before it, if the clock was right. */
export async function findNewestChange(db: Queryable): Promise<Date | undefined> {
  const [newest] = await db
    .select({ at: history.at })
    .from(history)
    .orderBy(desc(history.id))
    .limit(1);
  return newest?.at;
}
