import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Cached values for the next start: figures that need a scan of a whole table, and the storage's
 * token.
 */
export const cachedFigures = pgTable('kept_figures', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
});
