import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/types.ts';
import { users } from '../accounts/accounts.schema.ts';
import { ownerNews } from './owner-news.schema.ts';

const LOCK_KEY = 7_430_118_209;

export async function insertNews(
  db: Queryable,
  news: typeof ownerNews.$inferInsert,
): Promise<boolean> {
  const rows = await db
    .insert(ownerNews)
    .values(news)
    .onConflictDoNothing()
    .returning({ id: ownerNews.id });
  return rows.length === 1;
}

/** One process tells at a time. */
export async function lockNews(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_KEY})`);
}

export async function wasToldSince(tx: Tx, moment: Date): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select exists (select from owner_news where told_at >= ${moment}) as told`,
  );
  return rows[0]?.told === true;
}

/** Oldest first. They count as told from now on. */
export async function takeUntoldNews(tx: Tx, at: Date): Promise<string[]> {
  const rows = await tx
    .update(ownerNews)
    .set({ toldAt: at })
    .where(isNull(ownerNews.toldAt))
    .returning({ id: ownerNews.id, line: ownerNews.line });
  return rows.toSorted((a, b) => a.id - b.id).map(({ line }) => line);
}

export function listAdminsWhoWantNews(tx: Tx): Promise<Array<{ name: string; email: string }>> {
  return tx
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.wantsNews, true), isNull(users.deletedAt)));
}

export async function readWantsNews(db: Queryable, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ wantsNews: users.wantsNews })
    .from(users)
    .where(eq(users.id, userId));
  return row?.wantsNews === true;
}

export async function saveWantsNews(db: Queryable, userId: number, wants: boolean): Promise<void> {
  await db.update(users).set({ wantsNews: wants }).where(eq(users.id, userId));
}
