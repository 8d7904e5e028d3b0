import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The table has one row per limited key. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  expire: timestamp('expire', { withTimezone: true, mode: 'date' }),
});
