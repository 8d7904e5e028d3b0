import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** What the next start needs: figures that cost a look at a whole table, and the storage's token. */
export const keptFigures = pgTable('kept_figures', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
});
