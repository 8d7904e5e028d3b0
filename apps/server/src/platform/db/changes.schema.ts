import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

/** Counted up with every change of a topic, for servers that cannot listen for it. */
export const changes = pgTable('changes', {
  topic: text('topic').primaryKey(),
  number: bigint('number', { mode: 'number' }).notNull(),
});
