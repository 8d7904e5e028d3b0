import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestamp } from '../../platform/db/columns.ts';

/** What the owner should know. Told at once when it is the first for a while, else in a digest. */
export const ownerNews = pgTable(
  'owner_news',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    subjectId: integer('subject_id').notNull(),
    occasion: text('occasion').notNull().default(''),
    /** One sentence, Indonesian. */
    line: text('line').notNull(),
    at: timestamp('at').notNull(),
    toldAt: timestamp('told_at'),
  },
  (table) => [
    uniqueIndex('owner_news_once').on(table.kind, table.subjectId, table.occasion),
    index('owner_news_untold').on(table.id).where(sql`${table.toldAt} is null`),
    index('owner_news_told').on(table.toldAt),
  ],
);
