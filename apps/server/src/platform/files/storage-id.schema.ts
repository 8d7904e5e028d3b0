import { pgTable, text } from 'drizzle-orm/pg-core';

/** The table has one row: the token that the storage of this database's files contains too. */
export const storageIds = pgTable('storage_ids', {
  id: text('id').primaryKey(),
});
