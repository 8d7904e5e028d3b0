import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamp } from '../../platform/db/columns.ts';

/** What the seller has set; what is not here has its first value. History tells who changed what. */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
  changedAt: timestamp('changed_at').notNull(),
});
