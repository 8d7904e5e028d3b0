import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/db/columns.ts';

/** Where customers pay to. Orders copy it, so changing or deleting it rewrites no history. */
export const paymentAccounts = pgTable(
  'payment_accounts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    accountNumber: text('account_number').notNull(),
    accountName: text('account_name').notNull(),
    type: text('type', { enum: ['bank', 'ewallet'] })
      .notNull()
      .default('bank'),
    active: boolean('active').notNull().default(true),
    createdAt: moment('created_at').notNull().defaultNow(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [check('payment_accounts_type_known', sql`${table.type} in ('bank', 'ewallet')`)],
);
