import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '../db/types.ts';
import { notices } from './notices.schema.ts';

export type NewNotice = typeof notices.$inferInsert;
export type NoticeRow = typeof notices.$inferSelect;

/** Undefined when it was written before: the database decides, not who looks first. */
export async function insertNotice(db: Queryable, notice: NewNotice): Promise<number | undefined> {
  const [row] = await db
    .insert(notices)
    .values(notice)
    .onConflictDoNothing()
    .returning({ id: notices.id });
  return row?.id;
}

export async function noteNoticeSent(db: Queryable, id: number, at: Date): Promise<void> {
  await db.update(notices).set({ sentAt: at }).where(eq(notices.id, id));
}

export async function noteNoticeRepeated(
  db: Queryable,
  id: number,
  at: Date,
): Promise<NoticeRow | undefined> {
  const [row] = await db
    .update(notices)
    .set({ repeatedAt: at })
    .where(eq(notices.id, id))
    .returning();
  return row;
}

export function listNoticesOf(db: Queryable, userId: number, limit: number): Promise<NoticeRow[]> {
  return db
    .select()
    .from(notices)
    .where(eq(notices.userId, userId))
    .orderBy(desc(notices.id))
    .limit(limit);
}
