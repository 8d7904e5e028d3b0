import { isNull, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/types.ts';
import { adminNews } from './admin-digest.schema.ts';

const LOCK_KEY = 7_430_118_209;

export async function insertNews(
  db: Queryable,
  news: typeof adminNews.$inferInsert,
): Promise<boolean> {
  const rows = await db
    .insert(adminNews)
    .values(news)
    .onConflictDoNothing()
    .returning({ id: adminNews.id });
  return rows.length === 1;
}

/** Only one process sends news at a time. */
export async function lockNews(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_KEY})`);
}

export async function wasSentSince(tx: Tx, since: Date): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select exists (select from owner_news where told_at >= ${since}) as sent`,
  );
  return rows[0]?.sent === true;
}

/** Marks unsent news as sent and returns it, oldest first. */
export async function takeUnsentNews(tx: Tx, at: Date): Promise<string[]> {
  const rows = await tx
    .update(adminNews)
    .set({ sentAt: at })
    .where(isNull(adminNews.sentAt))
    .returning({ id: adminNews.id, line: adminNews.line });
  return rows.toSorted((a, b) => a.id - b.id).map(({ line }) => line);
}
