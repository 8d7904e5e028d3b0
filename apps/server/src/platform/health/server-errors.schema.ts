import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamp } from '../db/columns.ts';

/** Unexpected errors, grouped. Nothing here is typed by people: messages stay in the log. */
export const serverErrors = pgTable('server_errors', {
  fingerprint: text('fingerprint').primaryKey(),
  /** The error's type and code, `TypeError` or `DatabaseError 23505`. */
  kind: text('kind').notNull(),
  /** The first place in our code, `placeOrder (features/shop/orders/…:12)`. */
  place: text('place').notNull(),
  /** The route or the job queue. */
  source: text('source').notNull(),
  count: integer('count').notNull(),
  firstAt: timestamp('first_at').notNull(),
  lastAt: timestamp('last_at').notNull(),
});
