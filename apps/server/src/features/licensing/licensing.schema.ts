import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/db/columns.ts';
import { users } from '../accounts/accounts.schema.ts';
import { orderLines } from '../orders/orders.schema.ts';

/** Facts only; the status is computed from them. */
export const licenses = pgTable(
  'licenses',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    licenseKey: text('license_key').notNull(),
    /** A copy: renaming or deleting an init device never changes an issued key. */
    init: text('init').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    orderLineId: integer('order_line_id').references(() => orderLines.id, {
      onDelete: 'restrict',
    }),
    /** 1 to the line's quantity. */
    unitIndex: integer('unit_index'),
    issuedAt: moment('issued_at').notNull(),
    firstActivatedAt: moment('first_activated_at'),
    suspendedAt: moment('suspended_at'),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    unique('licenses_key_unique').on(table.licenseKey),
    // Whatever the code does, one unit of one line is issued once.
    unique('licenses_unit_unique').on(table.orderLineId, table.unitIndex),
    index('licenses_of_user').on(table.userId),
    index('licenses_by_init').on(table.init),
    index('licenses_activated').on(table.id).where(sql`${table.firstActivatedAt} is not null`),
    check(
      'licenses_unit_complete',
      sql`(${table.orderLineId} is null) = (${table.unitIndex} is null)`,
    ),
  ],
);
