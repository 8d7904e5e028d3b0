// The documents of an order: an invoice, and a numbered kwitansi once it is paid. A kwitansi is never
// changed; a corrected one gets a new number and names the old one (decision 0045).
import { mosqueAddress, mosqueName } from '../mosques/mosque-fields.ts';
import { taxNumber } from '../values/tax-number.ts';
import { rowId, text } from '../values/text.ts';
import { defineRoute } from '../wire/define-route.ts';
import { z } from '../wire/zod.ts';

/** What happens to documents, for the time line of an order. */
export const documentEvent = z.enum(['changeBillTo', 'correctReceipt']);

/** The name on the documents: a mosque's, so that its treasurer can book them. */
export const billTo = z.strictObject({
  name: mosqueName,
  address: mosqueAddress.optional(),
  taxNumber: taxNumber.optional(),
});
export type BillTo = z.infer<typeof billTo>;

/** The schema of answers, in which stored text is not checked again. */
export const writtenBillTo = z.object({
  name: z.string(),
  address: z.string().nullable(),
  taxNumber: z.string().nullable(),
});
export type WrittenBillTo = z.infer<typeof writtenBillTo>;

export const writtenReceipt = z.object({
  number: z.string(),
  /** The code is part of the address in the document's QR. */
  code: z.string(),
  amount: z.number().int(),
  issuedAt: z.iso.datetime(),
  /** The number that this one corrects. */
  replaces: z.string().nullable(),
});
export type WrittenReceipt = z.infer<typeof writtenReceipt>;

/** The last part of the address in the QR of a kwitansi: 128 random bits. */
export const receiptCode = z.string().regex(/^[\w-]{22}$/, 'Tautan kwitansi tidak lengkap.');

/** Number, sum and day, and nothing about the buyer. */
export const checkedReceipt = z.object({
  number: z.string(),
  /** Null, as the day, when a corrected one replaces it or its money was returned. */
  amount: z.number().int().nullable(),
  day: z.iso.date().nullable(),
});
export type CheckedReceipt = z.infer<typeof checkedReceipt>;

export const checkReceipt = defineRoute('GET /public/receipts/:code', 'public', {
  summary: 'What the QR of a kwitansi leads to: its number, sum and day',
  params: z.strictObject({ code: receiptCode }),
  responses: { 200: checkedReceipt },
});

export const correctReceiptBody = billTo.extend({
  transactionId: rowId,
  reason: text({ min: 3, max: 500, message: 'Alasan wajib diisi' }),
});
