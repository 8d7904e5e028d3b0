import { pgTable, text } from 'drizzle-orm/pg-core';
import { timestamp } from '../db/columns.ts';

/** Addresses whose mail server said no for good: the owner calls instead of waiting for an answer. */
export const refusedAddresses = pgTable('refused_addresses', {
  email: text('email').primaryKey(),
  /** What the mail server said, without anybody's address. */
  reason: text('reason').notNull(),
  at: timestamp('at').notNull(),
});
