import type { NoticeState } from '@timesync/contract';
import { desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/types.ts';
import { notices } from './notices.schema.ts';

export type NewNotice = typeof notices.$inferInsert;
export type NoticeRow = typeof notices.$inferSelect;

/** Skips notices that were written before: the database decides, not a check in advance. */
export function insertNotices(db: Queryable, rows: NewNotice[]) {
  return db
    .insert(notices)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: notices.id, channel: notices.channel, state: notices.state });
}

export async function markNoticeSent(db: Queryable, id: number, at: Date): Promise<void> {
  await db
    .update(notices)
    .set({ sentAt: at, state: null, failure: null })
    .where(eq(notices.id, id));
}

export async function markNoticeUnsent(db: Queryable, id: number, failure: string): Promise<void> {
  await db.update(notices).set({ state: 'failed', failure }).where(eq(notices.id, id));
}

export async function markNoticeRepeated(
  db: Queryable,
  id: number,
  { at, whatsappState }: { at: Date; whatsappState: NoticeState },
): Promise<NoticeRow | undefined> {
  const [row] = await db
    .update(notices)
    .set({
      repeatedAt: at,
      // Later reports of the gateway about the first message must not match any more.
      gatewayId: null,
      state: sql`case ${notices.channel} when 'whatsapp' then ${whatsappState} end`,
      failure: sql`case ${notices.channel} when 'whatsapp' then ${notices.failure} end`,
    })
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
