import { pgTable, text } from 'drizzle-orm/pg-core';
import { timestamp } from '../db/columns.ts';

/**
 * Addresses that a mail server has refused for good, so that the owner calls the customer instead.
 */
export const refusedAddresses = pgTable('refused_addresses', {
  email: text('email').primaryKey(),
  /** The mail server's answer, without mail addresses. */
  reason: text('reason').notNull(),
  at: timestamp('at').notNull(),
});
