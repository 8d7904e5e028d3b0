// Orders as the admin sees them, with approving and rejecting.
import { ownerMosque } from '../mosques/own-mosques.ts';
import { shippingPrice } from '../shipping/shipping.ts';
import { rowId, text } from '../values/text.ts';
import { defineRoute } from '../wire/define-route.ts';
import { filterDay, filterText, pageOf, pageQuery } from '../wire/pagination.ts';
import { z } from '../wire/zod.ts';
import { AWAITS_SHIPPING_COST } from './awaits-shipping-cost.ts';
import { correctReceiptBody } from './documents.ts';
import { MAX_ORDER_LINES, MAX_ORDER_TOTAL, MAX_QUANTITY } from './order-limits.ts';
import { orderStatus } from './order-status.ts';
import { order, orderSummary, placeOrderBody } from './orders.ts';
import { rejectionReason } from './rejection-reason.ts';

export const managedOrderSummary = orderSummary.extend({
  user: z.object({ name: z.string(), email: z.string() }),
  /** The mosque that it was placed for; null: for the customer himself. */
  mosque: ownerMosque.nullable(),
  paymentDate: z.iso.datetime().nullable(),
});
export type ManagedOrderSummary = z.infer<typeof managedOrderSummary>;

/**
 * `photo`: an approved proof; `cash` and `transfer`: money that an admin has seen; `mutation`: a
 * line of the bank's statement.
 */
export const evidenceKind = z.enum(['photo', 'cash', 'transfer', 'mutation']);
export type EvidenceKind = z.infer<typeof evidenceKind>;

export const paymentEvidence = z.object({
  id: z.number().int(),
  kind: evidenceKind,
  amount: z.number().int(),
  /** When the money, or the photo, came. */
  at: z.iso.datetime(),
  /** The admin who booked it; null for photos from before this was stored. */
  by: z.string().nullable(),
  note: z.string().nullable(),
});
export type PaymentEvidence = z.infer<typeof paymentEvidence>;

export const managedOrder = order.extend({
  /** Since when it waits for a check: its newest proof, or the order itself if it is free. */
  waitingSince: z.iso.datetime(),
  evidence: z.array(paymentEvidence),
  /** The day of the statement's line that asks for this order's amount; null when there is none yet. */
  seenInBank: z.iso.date().nullable(),
  /** Another order the same (`isExact`) or a like picture was sent for: a warning, not a verdict. */
  reusedFrom: z
    .object({ id: z.number().int(), invoiceNumber: z.string(), isExact: z.boolean() })
    .nullable(),
  user: z.object({
    id: z.number().int(),
    name: z.string(),
    email: z.string(),
    whatsapp: z.string(),
  }),
});
export type ManagedOrder = z.infer<typeof managedOrder>;

export const managedOrderStatus = z.enum([...orderStatus.options, AWAITS_SHIPPING_COST]);
export type ManagedOrderStatus = z.infer<typeof managedOrderStatus>;

export const orderFilters = {
  status: managedOrderStatus.optional(),
  invoiceNumber: filterText,
  email: filterText,
  mosque: filterText,
  /** First and last day, in Jakarta, on which the order was paid. */
  from: filterDay,
  to: filterDay,
};

const path = '/admin/transactions';

export const listManagedOrders = defineRoute(`GET ${path}`, 'orders', {
  scope: 'orders:read',
  summary:
    'All orders, newest first; those that wait for an admin longest waiting first, with from or to the last paid first',
  query: z.object({ ...pageQuery, ...orderFilters }),
  responses: { 200: pageOf(managedOrderSummary) },
});

export const countManagedOrders = defineRoute(`GET ${path}/counts`, 'orders', {
  summary: 'How many orders are unpaid, and how many wait for a check',
  responses: { 200: z.object({ pending: z.number().int(), confirm: z.number().int() }) },
});

export const getManagedOrder = defineRoute(`GET ${path}/:id`, 'orders', {
  scope: 'orders:read',
  summary: 'One order with proof and warnings',
  responses: { 200: managedOrder },
});

export const approveOrder = defineRoute(`POST ${path}/approve`, 'orders', {
  summary: 'Accept the payment and issue the licences, once',
  idempotent: true,
  body: z.strictObject({
    transactionId: rowId,
    /** The proof the admin looked at, 0 for a free order without one; a newer one answers 409. */
    proofVersion: z.number().int().min(0).max(10_000).optional(),
  }),
  responses: { 200: managedOrder },
});

export const rejectProofBody = z
  .strictObject({
    transactionId: rowId,
    proofVersion: z.number().int().min(0).max(10_000).optional(),
    reason: rejectionReason,
    note: text({ max: 500, message: 'Alasan wajib diisi' }).optional(),
  })
  .refine(({ reason, note }) => reason !== 'other' || note, {
    message: 'Alasan wajib diisi',
    path: ['note'],
  });

export const rejectProof = defineRoute(`POST ${path}/reject`, 'orders', {
  summary: 'Refuse a proof with a reason that the customer reads',
  body: rejectProofBody,
  responses: { 200: managedOrder },
});

export const recordPaymentBody = z.strictObject({
  transactionId: rowId,
  kind: evidenceKind.extract(['cash', 'transfer']),
  amount: z
    .number('Jumlah harus berupa angka')
    .int('Jumlah harus bilangan bulat')
    .min(1, 'Jumlah wajib diisi')
    .max(MAX_ORDER_TOTAL),
  at: z.iso.datetime(),
  /** The account that received it; a transfer without one keeps the customer's choice. */
  paymentAccountId: rowId.optional(),
  note: text({ max: 500 }).optional(),
});
export const recordPayment = defineRoute(`POST ${path}/record-payment`, 'orders', {
  summary:
    'Book money that came without a proof; enough of it pays the order, less asks for the rest',
  idempotent: true,
  body: recordPaymentBody,
  asksAgain: { loss: 'money', question: 'PAYMENT_RECORD' },
  responses: { 200: managedOrder },
});

export const setShippingCostBody = z.strictObject({ transactionId: rowId, amount: shippingPrice });
export const setShippingCost = defineRoute(`POST ${path}/shipping-cost`, 'orders', {
  summary: 'Say what sending costs, and ask the customer to pay',
  body: setShippingCostBody,
  responses: { 200: managedOrder },
});

const reason = text({ min: 3, max: 500, message: 'Alasan wajib diisi' });

const PART = 'Pilih unit yang dikembalikan.';

/** Names the units of a line with licences, and only their number for any other line. */
const refundedUnits = z.strictObject({
  detailId: rowId,
  licenseIds: z.array(rowId).min(1, PART).max(MAX_QUANTITY).optional(),
  qty: z.number(PART).int(PART).min(1, PART).max(MAX_QUANTITY).optional(),
});
export type RefundedUnits = z.infer<typeof refundedUnits>;

export const refundOrderBody = z.strictObject({
  transactionId: rowId,
  reason,
  /** The refunded units; the whole order when it is undefined. */
  units: z.array(refundedUnits).min(1, PART).max(MAX_ORDER_LINES).optional(),
});
export const refundOrder = defineRoute(`POST ${path}/refund`, 'orders', {
  summary: 'Mark a paid order, or units of it, as refunded and revoke their licences',
  body: refundOrderBody,
  asksAgain: { loss: 'money', question: 'ORDER_REFUND' },
  responses: { 200: managedOrder },
});

export const correctReceipt = defineRoute(`POST ${path}/kwitansi`, 'orders', {
  summary:
    'Another name or address on the documents; a paid order gets a new kwitansi that names the old one',
  body: correctReceiptBody,
  responses: { 200: managedOrder },
});

export const cancelManagedOrderBody = z.strictObject({ transactionId: rowId, reason });
export const cancelManagedOrder = defineRoute(`POST ${path}/cancel`, 'orders', {
  summary: 'Cancel an unpaid order with a reason that the customer reads',
  body: cancelManagedOrderBody,
  responses: { 200: managedOrder },
});

export const placeOrderForCustomerBody = placeOrderBody
  .pick({ details: true, expectedTotal: true, shippingAddress: true })
  .extend({ userId: rowId });
/** An order for a customer on the phone: the same rules, another hand. */
export const placeOrderForCustomer = defineRoute(`POST ${path}`, 'orders', {
  summary: 'Place an order for a customer',
  idempotent: true,
  body: placeOrderForCustomerBody,
  responses: { 201: managedOrder },
});
