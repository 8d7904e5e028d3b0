import { MAX_ORDER_TOTAL } from '@timesync/contract';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { isWithin, reference, rupiah, timestamp } from '../../../../platform/db/columns.ts';
import { orders } from '../orders.schema.ts';

const billToColumns = {
  name: text('name').notNull(),
  address: text('address'),
  taxNumber: text('tax_number'),
};

/** The name that the buyer gave for the documents; without a row it is his own. */
export const orderBillTo = pgTable('order_bill_to', {
  orderId: reference('order_id', () => orders.id).primaryKey(),
  ...billToColumns,
});

/** A gap after a rolled-back payment is fine, a duplicate never happens. */
export const receiptNumbers = pgSequence('receipt_numbers');

/** Every kwitansi, with the text as it was when it was issued; never changed afterwards. */
export const receipts = pgTable(
  'receipts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: reference('order_id', () => orders.id).notNull(),
    number: text('number').notNull(),
    /** The code is part of the address in the document's QR. */
    code: text('code').notNull(),
    amount: rupiah('amount').notNull(),
    ...billToColumns,
    issuedAt: timestamp('issued_at').notNull(),
    /** The one that it corrects. */
    replacesId: reference('replaces_id', (): AnyPgColumn => receipts.id),
  },
  (table) => [
    uniqueIndex('receipts_number_unique').on(table.number),
    uniqueIndex('receipts_code_unique').on(table.code),
    // One first kwitansi per order, and one correction per kwitansi: the indexes decide races.
    uniqueIndex('receipts_first_unique').on(table.orderId).where(sql`${table.replacesId} is null`),
    uniqueIndex('receipts_correction_unique').on(table.replacesId),
    index('receipts_of_order').on(table.orderId, table.id),
    check('receipts_amount_range', isWithin(table.amount, 2 * MAX_ORDER_TOTAL, 1)),
  ],
);
