import {
  type EvidenceKind,
  evidenceKind,
  LARGEST_UNIQUE_CODE,
  MAX_ORDER_TOTAL,
  MAX_PRICE,
  MAX_QUANTITY,
  type OrderStatus,
  orderStatus,
  type RejectionReason,
  rejectionReason,
} from '@timesync/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgSequence,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  bytes,
  isOneOf,
  isWithin,
  reference,
  rupiah,
  timestamp,
} from '../../../platform/db/columns.ts';
import { users } from '../../people/accounts/accounts.schema.ts';
import { mosques } from '../../people/mosques/mosques.schema.ts';
import { products, productVariants } from '../catalog/catalog.schema.ts';
import { paymentAccounts } from '../payments/payments.schema.ts';
import { bankMutations } from './statements/statements.schema.ts';

/** A gap after a rolled-back checkout is fine, a duplicate never happens. */
export const invoiceNumbers = pgSequence('invoice_numbers');

export const orders = pgTable(
  'orders',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    invoiceNumber: text('invoice_number').notNull(),
    userId: reference('user_id', () => users.id).notNull(),
    /** The mosque that it was placed for; its active members see it. Null: for the customer himself. */
    mosqueId: reference('mosque_id', () => mosques.id),
    status: text('status').$type<OrderStatus>().notNull().default('pending'),
    /** The total contains the lines and what sending them costs. */
    totalAmount: rupiah('total_amount').notNull(),
    shippingAmount: rupiah('shipping_amount').notNull().default(0),
    /** An admin has not yet set the shipping cost: nobody is asked to pay before. */
    awaitsShippingCost: boolean('awaits_shipping_cost').notNull().default(false),
    /** Added to the total, or where it is negative taken off: the transferred amount names its order. */
    uniqueCode: integer('unique_code').notNull().default(0),
    payableAmount: rupiah('payable_amount')
      .notNull()
      .generatedAlwaysAs(sql`total_amount + unique_code`),
    /** The sum of its evidence. */
    receivedAmount: rupiah('received_amount').notNull().default(0),
    /** The sum of its refunds. */
    refundedAmount: rupiah('refunded_amount').notNull().default(0),
    /** No other order asks for the same amount: while this one is open and for a while after. */
    holdsAmount: boolean('holds_amount').notNull().default(false),
    /** The version the customer accepted; null when an admin placed the order. */
    termsVersion: text('terms_version'),
    createdAt: timestamp('created_at').notNull(),
    /** Unpaid orders expire at this time; a rejected proof postpones it. */
    expiresAt: timestamp('expires_at').notNull(),
    /** The account it was paid to, as it was then. */
    paymentAccountId: reference('payment_account_id', () => paymentAccounts.id),
    paymentAccountName: text('payment_account_name'),
    paymentAccountNumber: text('payment_account_number'),
    paymentAccountHolder: text('payment_account_holder'),
    /** When the newest proof was sent; on the wire `paymentDate`. */
    proofSentAt: timestamp('payment_date'),
    /** Since when it waits for an admin. A free order, without a proof, since it was placed. */
    waitingSince: timestamp('waiting_since')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(payment_date, created_at)`),
    /** Counts the proofs; approving names the one that was looked at. */
    proofVersion: integer('proof_version').notNull().default(0),
    /**
     * Why the last proof was refused: the code decides what comes next, the sentence is for the
     * customer.
     */
    rejectionCode: text('rejection_code').$type<RejectionReason>(),
    rejectionReason: text('rejection_reason'),
    paidAt: timestamp('paid_at'),
    /** The browser's key of this checkout: the same key never makes a second order. */
    idempotencyKey: text('idempotency_key'),
    requestHash: bytes('request_hash'),
  },
  (table) => [
    uniqueIndex('orders_invoice_number_unique').on(table.invoiceNumber),
    uniqueIndex('orders_held_amount_unique')
      .on(table.payableAmount)
      .where(sql`${table.holdsAmount}`),
    unique('orders_idempotency_key_unique').on(table.userId, table.idempotencyKey),
    // With the mosque, so that his own are counted without reading the orders.
    index('orders_of_customer').on(table.userId, table.id, table.mosqueId),
    index('orders_of_mosque')
      .on(table.mosqueId, table.id)
      .where(sql`${table.mosqueId} is not null`),
    index('orders_by_status').on(table.status, table.id),
    // The queue of the admin, longest waiting first.
    index('orders_waiting')
      .on(table.waitingSince, table.id)
      .where(sql`${table.status} = 'confirm'`),
    // Filtered by the day of payment, with and without a status; the owner's sales per day.
    index('orders_paid').on(table.paidAt, table.id).where(sql`${table.paidAt} is not null`),
    index('orders_paid_by_status')
      .on(table.status, table.paidAt, table.id, table.totalAmount)
      .where(sql`${table.paidAt} is not null`),
    index('orders_part_refunded')
      .on(table.paidAt)
      .where(sql`${table.status} = 'paid' and ${table.refundedAmount} > 0`),
    index('orders_invoice_trigrams').using('gin', sql`${table.invoiceNumber} gin_trgm_ops`),
    index('orders_awaiting_shipping_cost').on(table.id).where(sql`${table.awaitsShippingCost}`),
    index('orders_due').on(table.expiresAt).where(sql`${table.status} = 'pending'`),
    check('orders_status_known', isOneOf(table.status, orderStatus.options)),
    check('orders_rejection_code_known', isOneOf(table.rejectionCode, rejectionReason.options)),
    check(
      'orders_rejection_code_with_reason',
      sql`(${table.rejectionCode} is null) = (${table.rejectionReason} is null)`,
    ),
    check('orders_total_range', isWithin(table.totalAmount, MAX_ORDER_TOTAL)),
    check(
      'orders_unique_code_range',
      isWithin(table.uniqueCode, LARGEST_UNIQUE_CODE, -LARGEST_UNIQUE_CODE),
    ),
    check('orders_shipping_range', isWithin(table.shippingAmount, MAX_PRICE)),
    // Its amount is not known: no money can be booked for it, and it reserves no amount.
    check(
      'orders_awaits_shipping_unpaid',
      sql`not ${table.awaitsShippingCost} or (${table.shippingAmount} = 0 and ${table.uniqueCode} = 0
        and ${table.status} in ('pending', 'cancelled', 'expired'))`,
    ),
    // However many admins refund at once, no more goes back than came.
    check(
      'orders_refund_within_received',
      sql`${table.refundedAmount} between 0 and ${table.receivedAmount}`,
    ),
    check('orders_holds_only_with_code', sql`not ${table.holdsAmount} or ${table.uniqueCode} <> 0`),
    check(
      'orders_paid_has_evidence_and_date',
      sql`${table.status} not in ('paid', 'refunded') or (${table.paidAt} is not null
        and ${table.receivedAmount} >= least(${table.totalAmount}, ${table.payableAmount}))`,
    ),
  ],
);

/** Name and price are copies: what was bought never changes afterwards. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: reference('order_id', () => orders.id).notNull(),
    lineNumber: integer('line_number').notNull(),
    productId: reference('product_id', () => products.id).notNull(),
    productVariantId: reference('product_variant_id', () => productVariants.id),
    productName: text('product_name').notNull(),
    variantName: text('variant_name'),
    init: text('init'),
    requiresLicense: boolean('requires_license').notNull(),
    price: rupiah('price').notNull(),
    qty: integer('qty').notNull(),
    isShipped: boolean('is_shipped').notNull().default(false),
    /** Null on lines from before it was copied, and on what is not sent. */
    warrantyMonths: integer('warranty_months'),
    /** Its quantity was taken from the stock and is returned, once, when the order is not paid. */
    reservedStock: boolean('reserved_stock').notNull().default(false),
  },
  (table) => [
    unique('order_lines_number_unique').on(table.orderId, table.lineNumber),
    check('order_lines_qty_range', isWithin(table.qty, MAX_QUANTITY, 1)),
    check('order_lines_price_range', isWithin(table.price, MAX_PRICE)),
    check(
      'order_lines_license_has_init',
      sql`not ${table.requiresLicense} or ${table.init} is not null`,
    ),
  ],
);

/** Every picture a customer sent, never overwritten. */
export const paymentProofs = pgTable(
  'payment_proofs',
  {
    id: uuid('id').primaryKey(),
    orderId: reference('order_id', () => orders.id).notNull(),
    version: integer('version').notNull(),
    /** Null for proofs from before this was stored. */
    paymentAccountId: reference('payment_account_id', () => paymentAccounts.id),
    sizeBytes: integer('size_bytes').notNull(),
    /** The hash of the stored picture. */
    sha256: bytes('sha256').notNull(),
    /** Finds pictures of one layout, among which the thumbnail identifies the same picture. */
    differenceHash: bigint('difference_hash', { mode: 'bigint' }).notNull(),
    /** Another order that the same picture was sent for before, for the admin's eye. */
    reusedOrderId: reference('reused_order_id', () => orders.id),
    idempotencyKey: text('idempotency_key'),
    createdAt: timestamp('created_at').notNull(),
  },
  (table) => [
    unique('payment_proofs_version_unique').on(table.orderId, table.version),
    unique('payment_proofs_idempotency_key_unique').on(table.orderId, table.idempotencyKey),
    index('payment_proofs_sha256').on(table.sha256),
  ],
);

/**
 * Of the last months only: reused pictures are usually sent soon, and each thumbnail takes 9 KB.
 */
export const proofThumbnails = pgTable(
  'proof_thumbnails',
  {
    proofId: uuid('proof_id')
      .primaryKey()
      .references(() => paymentProofs.id, { onDelete: 'cascade' }),
    thumbnail: bytes('thumbnail').notNull(),
    createdAt: timestamp('created_at').notNull(),
  },
  (table) => [index('proof_thumbnails_by_age').on(table.createdAt)],
);

/** Why an order counts as paid: every sum that came for it, never changed afterwards. */
export const paymentEvidence = pgTable(
  'payment_evidence',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: reference('order_id', () => orders.id).notNull(),
    kind: text('kind').$type<EvidenceKind>().notNull(),
    amount: rupiah('amount').notNull(),
    /** When the money, or the photo, came. */
    at: timestamp('at').notNull(),
    /** Null for what was booked by itself, and for photos approved before this was stored. */
    bookedBy: reference('booked_by', () => users.id),
    note: text('note'),
    proofId: uuid('proof_id').references(() => paymentProofs.id, { onDelete: 'restrict' }),
    /** The line of the statement that shows this money: always of a `mutation`, of a photo once it is there. */
    mutationId: reference('mutation_id', () => bankMutations.id),
    idempotencyKey: text('idempotency_key'),
    createdAt: timestamp('created_at').notNull(),
  },
  (table) => [
    unique('payment_evidence_idempotency_key_unique').on(table.orderId, table.idempotencyKey),
    // One line pays one order; the index decides races.
    uniqueIndex('payment_evidence_mutation_unique')
      .on(table.mutationId)
      .where(sql`${table.mutationId} is not null`),
    check('payment_evidence_kind_known', isOneOf(table.kind, evidenceKind.options)),
    check('payment_evidence_amount_range', isWithin(table.amount, 2 * MAX_ORDER_TOTAL, 1)),
    check(
      'payment_evidence_photo_has_picture',
      sql`(${table.kind} = 'photo') = (${table.proofId} is not null)`,
    ),
    check(
      'payment_evidence_mutation_has_line',
      sql`${table.kind} <> 'mutation' or ${table.mutationId} is not null`,
    ),
  ],
);
