import { pgTable, text } from 'drizzle-orm/pg-core';
import { timestamp } from '../../../platform/db/columns.ts';

/** What is wrong with the shop now; the row goes when the problem does. */
export const ongoingProblems = pgTable('ongoing_problems', {
  problem: text('problem').primaryKey(),
  since: timestamp('since').notNull(),
  /** When the admins got a mail about it. */
  notifiedAt: timestamp('notified_at'),
});
