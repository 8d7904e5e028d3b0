import { type ParcelStatus, parcelStatus } from '@timesync/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { isOneOf, reference, timestamp } from '../../../../platform/db/columns.ts';
import { orders } from '../../orders/orders.schema.ts';
import { warrantyClaims } from '../../warranty/warranty.schema.ts';

/** One per paid order with something to send, and one per accepted claim: its replacement. */
export const parcels = pgTable(
  'parcels',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: reference('order_id', () => orders.id).notNull(),
    /** The claim that this replacement answers; null for bought boxes. */
    claimId: reference('claim_id', () => warrantyClaims.id),
    status: text('status').$type<ParcelStatus>().notNull().default('to_send'),
    courier: text('courier'),
    trackingNumber: text('tracking_number'),
    createdAt: timestamp('created_at').notNull(),
    sentAt: timestamp('sent_at'),
    receivedAt: timestamp('received_at'),
    returnedAt: timestamp('returned_at'),
  },
  (table) => [
    uniqueIndex('parcels_bought_unique').on(table.orderId).where(sql`${table.claimId} is null`),
    uniqueIndex('parcels_claim_unique').on(table.claimId).where(sql`${table.claimId} is not null`),
    index('parcels_of_order').on(table.orderId),
    index('parcels_by_status').on(table.status, table.id),
    index('parcels_tracking_trigrams').using('gin', sql`${table.trackingNumber} gin_trgm_ops`),
    check('parcels_status_known', isOneOf(table.status, parcelStatus.options)),
    check('parcels_sent_with_date', sql`(${table.status} = 'to_send') = (${table.sentAt} is null)`),
    check(
      'parcels_received_with_date',
      sql`${table.status} <> 'received' or ${table.receivedAt} is not null`,
    ),
    check(
      'parcels_returned_with_date',
      sql`(${table.status} = 'returned') = (${table.returnedAt} is not null)`,
    ),
  ],
);
