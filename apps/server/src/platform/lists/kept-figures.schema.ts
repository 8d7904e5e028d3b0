import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** Figures that cost a look at a whole table, for the next start. */
export const keptFigures = pgTable('kept_figures', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
});
