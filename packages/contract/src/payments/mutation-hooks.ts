// Mutations that a service reports by itself, one secret for each payment account.
import { rowId, text } from '../values/text.ts';
import { defineRoute } from '../wire/define-route.ts';
import { z } from '../wire/zod.ts';
import { mutationServices } from './mutation-services.ts';

export const mutationService = z.enum(mutationServices, 'Pilih layanannya.');

const mutationHook = z.object({
  paymentAccountId: z.number().int(),
  service: mutationService,
  /** What pays an order by its unique amount is booked without a person. */
  booksItself: z.boolean(),
  savedAt: z.iso.datetime(),
  lastReceivedAt: z.iso.datetime().nullable(),
});
export type MutationHook = z.infer<typeof mutationHook>;

const path = '/admin/mutation-hooks';

export const listMutationHooks = defineRoute(`GET ${path}`, 'admin', {
  summary: 'The payment accounts that a service reports',
  responses: { 200: z.object({ data: z.array(mutationHook) }) },
});

export const saveMutationHookBody = z.strictObject({
  paymentAccountId: rowId,
  /** With a service the account is connected, and its secret replaced. */
  service: mutationService.optional(),
  /** As the service gave it; empty: the portal makes one. */
  secret: z
    .union([z.literal(''), text({ min: 8, max: 200, message: 'Rahasia minimal 8 karakter' })])
    .optional(),
  booksItself: z.boolean().optional(),
});
const isWhole = ({ service, secret, booksItself }: z.infer<typeof saveMutationHookBody>) =>
  service !== undefined || (booksItself !== undefined && secret === undefined);

export const saveMutationHook = defineRoute(`POST ${path}`, 'admin', {
  summary:
    'Connect an account or replace its secret, or say whether what names its order by a unique amount is booked by itself',
  // Without its service a secret would be left out, and the old one stay in force.
  body: saveMutationHookBody.refine(isWhole, { message: 'Pilih layanannya.', path: ['service'] }),
  asksAgain: { loss: 'money', question: 'MUTATION_HOOK_CHANGE' },
  /** A new secret is in this answer and never shown again. */
  responses: { 200: z.object({ url: z.string(), secret: z.string().nullable() }) },
});

export const removeMutationHook = defineRoute(`DELETE ${path}/:id`, 'admin', {
  summary: 'The account takes no more reports; what was reported stays',
});
