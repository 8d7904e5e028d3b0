import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

/** One counter per topic, increased with every change, for servers that cannot use LISTEN. */
export const changes = pgTable('changes', {
  topic: text('topic').primaryKey(),
  number: bigint('number', { mode: 'number' }).notNull(),
});
