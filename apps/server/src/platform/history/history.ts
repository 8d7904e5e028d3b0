import type { Queryable } from '../db/types.ts';
import { history } from './history.schema.ts';

export type HistoryEntry = typeof history.$inferInsert;

/** Written in the transaction of the change it tells of. */
export async function recordHistory(db: Queryable, entries: HistoryEntry[]): Promise<void> {
  if (entries.length > 0) await db.insert(history).values(entries);
}
