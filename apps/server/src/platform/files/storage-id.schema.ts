import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** The token that the storage of this database's files holds too, under its name. */
export const storageIds = pgTable('kept_figures', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
});
