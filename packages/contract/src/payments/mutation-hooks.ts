// Mutations that a service reports by itself, one secret for each payment account.
import { idParams, rowId, text } from '../values/text.ts';
import { defineRoute } from '../wire/route.ts';
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
const messageReply = z.object({ message: z.string() });

export const listMutationHooks = defineRoute({
  method: 'GET',
  path,
  access: 'admin',
  summary: 'The payment accounts that a service reports',
  responses: { 200: z.object({ data: z.array(mutationHook) }) },
});

export const saveMutationHookBody = z.strictObject({
  paymentAccountId: rowId,
  service: mutationService,
  /** As the service gave it; empty: the portal makes one. */
  secret: z
    .union([z.literal(''), text({ min: 8, max: 200, message: 'Rahasia minimal 8 karakter' })])
    .optional(),
});
export const saveMutationHook = defineRoute({
  method: 'POST',
  path,
  access: 'admin',
  summary:
    'Connect an account, or replace its secret, which is in this answer and never shown again',
  body: saveMutationHookBody,
  asksAgain: { loss: 'money', question: 'MUTATION_HOOK_CHANGE' },
  responses: { 201: z.object({ url: z.string(), secret: z.string() }) },
});

export const changeMutationHook = defineRoute({
  method: 'PATCH',
  path: `${path}/:id`,
  access: 'admin',
  summary: 'Book by itself what names its order by a unique amount, or only propose it',
  params: idParams,
  body: z.strictObject({ booksItself: z.boolean() }),
  asksAgain: { loss: 'money', question: 'MUTATION_HOOK_CHANGE' },
  responses: { 200: messageReply },
});

export const removeMutationHook = defineRoute({
  method: 'DELETE',
  path: `${path}/:id`,
  access: 'admin',
  summary: 'The account takes no more reports; what was reported stays',
  params: idParams,
  responses: { 200: messageReply },
});
