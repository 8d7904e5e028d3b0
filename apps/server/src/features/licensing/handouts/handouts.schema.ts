import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestamp } from '../../../platform/db/columns.ts';
import { users } from '../../accounts/accounts.schema.ts';
import { licenses } from '../licensing.schema.ts';

/**
 * A licence whose link is with a receiver, and those that were taken. Taken back ones are deleted and
 * stay in the history.
 */
export const licenseHandouts = pgTable(
  'license_handouts',
  {
    /** The link's code is made from it; an id is never used again. */
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    licenseId: integer('license_id')
      .notNull()
      .references(() => licenses.id, { onDelete: 'restrict' }),
    handedOutBy: integer('handed_out_by')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    handedOutAt: timestamp('handed_out_at').notNull(),
    takenBy: integer('taken_by').references(() => users.id, { onDelete: 'restrict' }),
    takenAt: timestamp('taken_at'),
  },
  (table) => [
    index('license_handouts_of_license').on(table.licenseId),
    uniqueIndex('license_handouts_one_open')
      .on(table.licenseId)
      .where(sql`${table.takenAt} is null`),
    check(
      'license_handouts_taken_completely',
      sql`(${table.takenBy} is null) = (${table.takenAt} is null)`,
    ),
  ],
);
