import { MAX_ORDER_TOTAL } from '@timesync/contract';
import { eq, sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { isWithin, reference, rupiah, timestamp } from '../../../../platform/db/columns.ts';
import { users } from '../../../people/accounts/accounts.schema.ts';
import { orderLines, orders } from '../orders.schema.ts';
import { bankMutations } from '../statements/statements.schema.ts';

/** Every sum that went back; orders refunded before this table have no row. */
export const refunds = pgTable(
  'refunds',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: reference('order_id', () => orders.id).notNull(),
    amount: rupiah('amount').notNull(),
    reason: text('reason').notNull(),
    refundedBy: reference('refunded_by', () => users.id).notNull(),
    /** The line of the statement by which it left. */
    mutationId: reference('mutation_id', () => bankMutations.id),
    createdAt: timestamp('created_at').notNull(),
  },
  (table) => [
    index('refunds_of_order').on(table.orderId),
    // One line is the evidence of one refund; the index decides races.
    uniqueIndex('refunds_mutation_unique')
      .on(table.mutationId)
      .where(sql`${table.mutationId} is not null`),
    // Proposed for lines of the statement by which money left.
    index('refunds_without_line').on(table.amount).where(sql`${table.mutationId} is null`),
    check('refunds_amount_range', isWithin(table.amount, 2 * MAX_ORDER_TOTAL)),
  ],
);

/** Units that were refunded alone. The key decides when two admins refund the same one. */
export const refundedUnits = pgTable(
  'refunded_units',
  {
    orderLineId: reference('order_line_id', () => orderLines.id).notNull(),
    /** From 1 to the line's quantity, as in `licenses`. */
    unitIndex: integer('unit_index').notNull(),
    refundId: reference('refund_id', () => refunds.id).notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderLineId, table.unitIndex] })],
);

/** Units of a line that were refunded alone. */
export const refundedQty = sql<number>`(
  select count(*) from ${refundedUnits} where ${eq(refundedUnits.orderLineId, orderLines.id)})`.mapWith(
  Number,
);
