import { defineRoute } from '../wire/define-route.ts';
import { pageOf } from '../wire/pagination.ts';
import { z } from '../wire/zod.ts';

export const paymentAccountType = z.enum(['bank', 'ewallet', 'qris']);
export type PaymentAccountType = z.infer<typeof paymentAccountType>;

export const paymentAccount = z.object({
  id: z.number().int(),
  name: z.string(),
  accountNumber: z.string(),
  accountName: z.string(),
  type: paymentAccountType,
  /** The content of the owner's code (`readQris`); null for all but `qris`. */
  qrisPayload: z.string().nullable(),
  /** The URL of the picture as the provider issued it. */
  qrisPicture: z.string().nullable(),
  /** The owner lets the order's amount be put into the code. */
  qrisWithAmount: z.boolean(),
});
export type PaymentAccount = z.infer<typeof paymentAccount>;

export const listPaymentAccounts = defineRoute('GET /public/payment-accounts', 'public', {
  summary: 'Active accounts that customers can pay to',
  responses: { 200: pageOf(paymentAccount) },
});
