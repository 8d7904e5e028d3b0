import { integer, pgTable } from 'drizzle-orm/pg-core';
import { timestamp } from '../../../platform/db/columns.ts';
import { users } from '../../people/accounts/accounts.schema.ts';

/** Customers who want no reminders. */
export const reminderStops = pgTable('reminder_stops', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  stoppedAt: timestamp('stopped_at').notNull(),
});
