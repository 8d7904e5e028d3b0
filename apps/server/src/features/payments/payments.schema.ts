import { type PaymentAccountType, paymentAccountType } from '@timesync/contract';
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { isOneOf, moment } from '../../platform/db/columns.ts';

/** Where customers pay to. Orders copy it, so changing or deleting it rewrites no history. */
export const paymentAccounts = pgTable(
  'payment_accounts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    accountNumber: text('account_number').notNull(),
    accountName: text('account_name').notNull(),
    type: text('type').$type<PaymentAccountType>().notNull().default('bank'),
    active: boolean('active').notNull().default(true),
    createdAt: moment('created_at').notNull().defaultNow(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    check('payment_accounts_type_known', isOneOf(table.type, paymentAccountType.options)),
  ],
);
