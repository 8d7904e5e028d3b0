import { desc } from 'drizzle-orm';
import type { Queryable } from '../db/types.ts';
import { history } from './history.schema.ts';

export type HistoryEntry = typeof history.$inferInsert;

/** Written in the transaction of the change it describes. */
export async function recordHistory(db: Queryable, entries: HistoryEntry[]): Promise<void> {
  if (entries.length > 0) await db.insert(history).values(entries);
}

/** When the newest row was written; the others come before it, if the clock was right. */
export async function findNewestChange(db: Queryable): Promise<Date | undefined> {
  const [newest] = await db
    .select({ at: history.at })
    .from(history)
    .orderBy(desc(history.id))
    .limit(1);
  return newest?.at;
}
