import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** One row per limited key. The property names are what rate-limiter-flexible expects. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  expire: timestamp('expire', { withTimezone: true, mode: 'date' }),
});
