// Orders as the customer sees them. The wire calls them transactions, as the specification does.
import { ownerMosque } from '../mosques/own-mosques.ts';
import { boxEvent } from '../shipping/parcel-events.ts';
import { shippingAddress, writtenAddress } from '../shipping/shipping-address.ts';
import { idParams, rowId, text } from '../values/text.ts';
import { defineRoute } from '../wire/define-route.ts';
import { pageOf, pageQuery } from '../wire/pagination.ts';
import { z } from '../wire/zod.ts';
import { billTo, documentEvent, writtenBillTo, writtenReceipt } from './documents.ts';
import { MAX_ORDER_LINES, MAX_ORDER_TOTAL, MAX_QUANTITY } from './order-limits.ts';
import { actorKind, orderAction, orderStatus } from './order-status.ts';
import { rejectionReason } from './rejection-reason.ts';

const timestamp = z.iso.datetime();

export const license = z.object({
  id: z.number().int(),
  licenseKey: z.string(),
  used: z.boolean(),
});
export type License = z.infer<typeof license>;

export const orderLine = z.object({
  id: z.number().int(),
  /** `fileUrl` is null until the order is paid, and where there is no file. */
  product: z.object({ name: z.string(), fileUrl: z.string().nullable() }),
  productVariant: z.object({ name: z.string() }).nullable(),
  qty: z.number().int(),
  price: z.number().int(),
  requiresLicense: z.boolean(),
  isShipped: z.boolean(),
  /** How many of its units were refunded while the order stayed paid. */
  refundedQty: z.number().int(),
  licenses: z.array(license),
});
export type OrderLine = z.infer<typeof orderLine>;

export const orderEvent = z.object({
  at: timestamp,
  action: z.enum(['place', ...orderAction.options, ...documentEvent.options, ...boxEvent.options]),
  by: actorKind,
  /** The admin's reason for a rejection, cancellation or refund. */
  note: z.string().nullable(),
});
export type OrderEvent = z.infer<typeof orderEvent>;

export const orderSummary = z.object({
  id: z.number().int(),
  invoiceNumber: z.string(),
  status: orderStatus,
  /** The total contains the lines and what sending them costs. */
  totalAmount: z.number().int(),
  /** The amount to transfer: `totalAmount` and the unique code. */
  payableAmount: z.number().int(),
  /** An admin has not yet set the shipping cost: nothing is to be paid before. */
  awaitsShippingCost: z.boolean(),
  /** The returned part of a paid order; all that was received of a refunded one. */
  refundedAmount: z.number().int(),
  createdAt: timestamp,
  allowedActions: z.array(orderAction),
});

/** Why the last proof was refused, as a sentence; a new one clears it. */
const lastRejection = { rejectionReason: z.string().nullable() };

/** The mosque that an order or a licence belongs to; null: to the customer himself. */
const owningMosque = { mosque: ownerMosque.nullable() };

export const ownOrderSummary = orderSummary.extend({ ...lastRejection, ...owningMosque });
export type OwnOrderSummary = z.infer<typeof ownOrderSummary>;

export const order = orderSummary.extend({
  shippingAmount: z.number().int(),
  /** Null when nothing is shipped. */
  shippingAddress: writtenAddress.nullable(),
  /** Makes the amount to transfer one of a kind; negative where it is taken off, 0 where there is none. */
  uniqueCode: z.number().int(),
  /** The received amount, by all its evidence. */
  receivedAmount: z.number().int(),
  /** Unpaid orders end here. */
  expiresAt: timestamp,
  /** When the newest proof was sent. */
  paymentDate: timestamp.nullable(),
  paidAt: timestamp.nullable(),
  /** URL of an authorised route, never of a public file. */
  paymentProof: z.string().nullable(),
  /** Counts the proofs; 0 before the first. */
  proofVersion: z.number().int(),
  ...lastRejection,
  ...owningMosque,
  /** The same as a code: it decides what the customer is asked to do. */
  rejectionCode: rejectionReason.nullable(),
  paymentAccount: z
    .object({ name: z.string(), accountNumber: z.string(), accountName: z.string() })
    .nullable(),
  user: z.object({ name: z.string(), email: z.string() }),
  /** As it is on the documents: what the buyer gave, otherwise the mosque's name or his own. */
  billTo: writtenBillTo,
  /** The valid kwitansi; null before the payment, and for a free order. */
  receipt: writtenReceipt.nullable(),
  /** The terms the customer accepted; null for an order an admin placed for him. */
  termsVersion: z.string().nullable(),
  details: z.array(orderLine),
  timeline: z.array(orderEvent),
});
export type Order = z.infer<typeof order>;

export const placeOrderBody = z.strictObject({
  details: z
    .array(
      z.strictObject({
        productId: rowId,
        productVariantId: rowId.nullish(),
        qty: z
          .number('Jumlah harus berupa angka')
          .int('Jumlah harus bilangan bulat')
          .min(1, 'Jumlah minimal 1')
          .max(MAX_QUANTITY, `Jumlah maksimal ${MAX_QUANTITY}`),
      }),
      'Keranjang kosong!',
    )
    .min(1, 'Keranjang kosong!')
    .max(MAX_ORDER_LINES, `Maksimal ${MAX_ORDER_LINES} produk dalam satu pesanan`),
  /** Where to send it; asked for only when a line is sent, and left out of the order otherwise. */
  shippingAddress: shippingAddress.optional(),
  /** The mosque it is for; without it, for the customer himself. */
  mosqueId: rowId.nullish(),
  /** The sum that the customer saw, with shipping; a different sum in the database answers 409. */
  expectedTotal: z.number().int().min(0).max(MAX_ORDER_TOTAL).optional(),
  /** The terms the customer was shown; an outdated page answers 409. */
  termsVersion: text({ max: 40 }).optional(),
});
export type PlaceOrderBody = z.infer<typeof placeOrderBody>;

export const placeOrder = defineRoute('POST /transaction', 'user', {
  summary: 'Place an order; prices are read from the database',
  idempotent: true,
  body: placeOrderBody,
  responses: { 201: order },
});

export const listOwnOrders = defineRoute('GET /transaction', 'user', {
  summary: 'Own orders, newest first',
  query: z.object(pageQuery),
  responses: { 200: pageOf(ownOrderSummary) },
});

export const getOwnOrder = defineRoute('GET /transaction/:id', 'user', {
  summary: 'One own order with everything about it',
  responses: { 200: order },
});

/** An item as the cart stores it, at the price of that moment. */
const orderedItem = z.object({
  productId: z.number().int(),
  productVariantId: z.number().int().nullable(),
  name: z.string(),
  variantName: z.string().nullable(),
  price: z.number().int(),
  qty: z.number().int(),
});
export type OrderedItem = z.infer<typeof orderedItem>;

export const listOrderedItems = defineRoute('GET /transaction/:id/items', 'user', {
  summary: 'What an own order holds, to put it into the cart again',
  responses: { 200: z.object({ items: z.array(orderedItem) }) },
});

const CHOOSE_ACCOUNT = 'Pilih rekening tujuan dulu.';

/** Multipart fields are text. */
export const confirmPaymentFields = z.strictObject({
  paymentAccountId: z.string(CHOOSE_ACCOUNT).min(1, CHOOSE_ACCOUNT).pipe(idParams.shape.id),
});

export const confirmPayment = defineRoute('POST /transaction/:id/confirm-payment', 'user', {
  summary: 'Send the proof of a transfer (JPEG, PNG or WebP, at most 10 MB)',
  idempotent: true,
  body: confirmPaymentFields,
  file: 'file',
  responses: { 200: order },
});

export const cancelOwnOrder = defineRoute('POST /transaction/:id/cancel', 'user', {
  summary: 'Cancel an own order that is not paid',
  responses: { 200: order },
});

export const changeBillTo = defineRoute('PUT /transaction/:id/bill-to', 'user', {
  summary: 'The name, address and tax number on the documents of an own order, until it is paid',
  body: billTo,
  responses: { 200: order },
});
