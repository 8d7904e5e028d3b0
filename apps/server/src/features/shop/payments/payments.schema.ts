import { type PaymentAccountType, paymentAccountType } from '@timesync/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, isOneOf, reference, timestamp } from '../../../platform/db/columns.ts';

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
    /** The content of the owner's QRIS code; only for the type `qris`. */
    qrisPayload: text('qris_payload'),
    /** The owner has tried a code with an amount, and wants customers to get one. */
    qrisWithAmount: boolean('qris_with_amount').notNull().default(false),
    createdAt: timestamp('created_at').notNull().defaultNow(),
    deletedAt: timestamp('deleted_at'),
  },
  (table) => [
    check('payment_accounts_type_known', isOneOf(table.type, paymentAccountType.options)),
    check(
      'payment_accounts_qris_has_code',
      sql`(${table.type} = 'qris') = (${table.qrisPayload} is not null)`,
    ),
    check(
      'payment_accounts_amount_only_in_qris',
      sql`not ${table.qrisWithAmount} or ${table.qrisPayload} is not null`,
    ),
  ],
);

/** The code's picture as the provider issued it: few and small, so they live with their accounts. */
export const qrisPictures = pgTable('qris_pictures', {
  paymentAccountId: reference('payment_account_id', () => paymentAccounts.id).primaryKey(),
  /** The picture is stored as WebP. */
  picture: bytes('picture').notNull(),
  savedAt: timestamp('saved_at').notNull(),
});
