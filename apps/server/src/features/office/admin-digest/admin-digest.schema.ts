import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestamp } from '../../../platform/db/columns.ts';

/**
 * News for the admins: mailed at once when it is the first for a while, otherwise in a digest.
 * Table, columns and queues keep their first names, because older servers may run beside this one.
 */
export const adminNews = pgTable(
  'owner_news',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    subjectId: integer('subject_id').notNull(),
    occasion: text('occasion').notNull().default(''),
    /** One sentence in Indonesian. */
    line: text('line').notNull(),
    at: timestamp('at').notNull(),
    sentAt: timestamp('told_at'),
  },
  (table) => [
    uniqueIndex('owner_news_once').on(table.kind, table.subjectId, table.occasion),
    index('owner_news_untold').on(table.id).where(sql`${table.sentAt} is null`),
    index('owner_news_told').on(table.sentAt),
  ],
);
