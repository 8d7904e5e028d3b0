import { gte, isNull } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../platform/db/types.ts';
import { adminNews } from './admin-digest.schema.ts';

export async function insertNews(
  db: Queryable,
  news: typeof adminNews.$inferInsert,
): Promise<boolean> {
  const { rowCount } = await db.insert(adminNews).values(news).onConflictDoNothing();
  return rowCount === 1;
}

export async function wasSentSince(tx: Tx, since: Date): Promise<boolean> {
  return (await tx.$count(adminNews, gte(adminNews.sentAt, since))) > 0;
}

/** Marks unsent news as sent and returns it, oldest first. */
export async function popUnsentNews(tx: Tx, at: Date): Promise<string[]> {
  const rows = await tx
    .update(adminNews)
    .set({ sentAt: at })
    .where(isNull(adminNews.sentAt))
    .returning({ id: adminNews.id, line: adminNews.line });
  return rows.toSorted((a, b) => a.id - b.id).map(({ line }) => line);
}
