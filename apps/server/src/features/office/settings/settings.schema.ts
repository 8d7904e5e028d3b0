import { pgTable, text } from 'drizzle-orm/pg-core';
import { json, timestamp } from '../../../platform/db/columns.ts';

/** The seller's settings; others have their default. The history shows who changed what. */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: json('value').notNull(),
  changedAt: timestamp('changed_at').notNull(),
});

/** SentNotice with every change, to all that cache them. */
export const SETTINGS_TOPIC = 'settings';
