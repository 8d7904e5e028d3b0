// Lines of the bank's statements and the orders they pay. The machine proposes, a person approves.
import { MAX_APPROVED_AT_ONCE } from '../back-office/limits.ts';
import { pathId, rowId, text } from '../values/text.ts';
import { defineRoute } from '../wire/define-route.ts';
import { pageOf, pageQuery } from '../wire/pagination.ts';
import { z } from '../wire/zod.ts';
import { orderStatus } from './order-status.ts';

/** Why a line has its state; each reason belongs to one state. */
export const mutationReason = z.enum([
  'used',
  'ignored',
  'outgoing',
  'refund',
  'match',
  'unproven',
  'other-line',
  'other-account',
  'without-code',
  'no-code',
  'rest',
  'rounded',
  'ended',
  'paid',
  'too-early',
  'too-late',
  'no-order',
]);
export type MutationReason = z.infer<typeof mutationReason>;

export const mutationState = z.enum(['match', 'near', 'none', 'ignored', 'outgoing', 'used']);
export type MutationState = z.infer<typeof mutationState>;

export const stateOfReason: Record<MutationReason, MutationState> = {
  used: 'used',
  ignored: 'ignored',
  outgoing: 'outgoing',
  refund: 'outgoing',
  match: 'match',
  unproven: 'near',
  'other-line': 'near',
  'other-account': 'near',
  'without-code': 'near',
  'no-code': 'near',
  rest: 'near',
  rounded: 'near',
  ended: 'none',
  paid: 'none',
  'too-early': 'none',
  'too-late': 'none',
  'no-order': 'none',
};

export const mutationOrder = z.object({
  id: z.number().int(),
  invoiceNumber: z.string(),
  status: orderStatus,
  payableAmount: z.number().int(),
  customer: z.string(),
});
export type MutationOrder = z.infer<typeof mutationOrder>;

export const bankMutation = z.object({
  id: z.number().int(),
  day: z.iso.date(),
  description: z.string(),
  direction: z.enum(['credit', 'debit']),
  /** Banks count sen; orders never do. */
  amountSen: z.number().int(),
  balanceSen: z.number().int().nullable(),
  /** Its balance follows from the row before. */
  isProven: z.boolean(),
  paymentAccount: z.object({ id: z.number().int(), name: z.string() }),
  state: mutationState,
  reason: mutationReason,
  /** Why it is no sale. */
  ignoredReason: z.string().nullable(),
  /** The order it pays or would pay; several where only a person can decide. */
  orders: z.array(mutationOrder),
});
export type BankMutation = z.infer<typeof bankMutation>;

const path = '/admin/mutations';
const accountFilter = { paymentAccountId: pathId.optional() };

export const listMutations = defineRoute(`GET ${path}`, 'orders', {
  summary: 'Lines of the bank statements, newest first, each with the order it would pay',
  query: z.object({ ...pageQuery, ...accountFilter, state: mutationState.optional() }),
  responses: { 200: pageOf(bankMutation) },
});

export const countMutations = defineRoute(`GET ${path}/counts`, 'orders', {
  summary: 'How many lines there are in each state that somebody still looks at',
  query: z.object(accountFilter),
  responses: {
    200: z.object({
      match: z.number().int(),
      /** The sum of the matching ones, in rupiah. */
      matchAmount: z.number().int(),
      near: z.number().int(),
      none: z.number().int(),
    }),
  },
});

export const mutationOutcome = z.object({
  id: z.number().int(),
  /** The order that it has paid; null when it was refused. */
  transactionId: z.number().int().nullable(),
  /** Why it was refused. */
  message: z.string().nullable(),
});
export type MutationOutcome = z.infer<typeof mutationOutcome>;

export const approveMutations = defineRoute(`POST ${path}/approve`, 'orders', {
  summary: 'Pay the orders that these lines match, each on its own, with an answer for each',
  body: z.strictObject({ ids: z.array(rowId).min(1).max(MAX_APPROVED_AT_ONCE) }),
  responses: { 200: z.object({ outcomes: z.array(mutationOutcome) }) },
});

const reason = text({ min: 3, max: 500, message: 'Alasan wajib diisi' });

export const assignMutationBody = z.strictObject({ transactionId: rowId, reason });
export const assignMutation = defineRoute(`POST ${path}/:id/assign`, 'orders', {
  summary: 'Pay an order with a line that does not name it by itself',
  body: assignMutationBody,
  responses: { 200: bankMutation },
});

export const ignoreMutationBody = z.strictObject({ reason });
export const ignoreMutation = defineRoute(`POST ${path}/:id/ignore`, 'orders', {
  summary: 'Mark a line as no sale; the reason is remembered for the same text',
  body: ignoreMutationBody,
  responses: { 200: bankMutation },
});
