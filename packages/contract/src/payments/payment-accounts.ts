import { z } from 'zod';
import { pageOf } from '../wire/pagination.ts';
import { defineRoute } from '../wire/route.ts';

export const paymentAccountType = z.enum(['bank', 'ewallet']);
export type PaymentAccountType = z.infer<typeof paymentAccountType>;

export const paymentAccount = z.object({
  id: z.number().int(),
  name: z.string(),
  accountNumber: z.string(),
  accountName: z.string(),
  type: paymentAccountType,
});
export type PaymentAccount = z.infer<typeof paymentAccount>;

export const listPaymentAccounts = defineRoute({
  method: 'GET',
  path: '/public/payment-accounts',
  access: 'public',
  summary: 'Active accounts that customers can pay to',
  responses: { 200: pageOf(paymentAccount) },
});
