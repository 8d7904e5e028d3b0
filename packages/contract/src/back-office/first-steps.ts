// What a new portal still needs before it can sell. A step is done by its effect, never by a tick
// box.
import { price } from '../catalog/managed-products.ts';
import { rowId } from '../values/text.ts';
import { defineRoute } from '../wire/define-route.ts';
import { z } from '../wire/zod.ts';

export const firstStep = z.enum(['password', 'seller', 'account', 'product', 'apps', 'mail']);
export type FirstStep = z.infer<typeof firstStep>;

const firstSteps = z.object({
  steps: z.array(z.object({ id: firstStep, isDone: z.boolean() })),
  /** The page has not opened by itself yet, and nothing has been sold. */
  isFirstVisit: z.boolean(),
  /** What is missing then is no reason any more to call the shop unready. */
  hasSold: z.boolean(),
  /** Example products that are still as they came. */
  exampleProducts: z.number().int(),
  /** They and their prices, which the owner may change before he keeps them. */
  examples: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      variants: z.array(z.object({ id: z.number().int(), name: z.string(), price: z.number() })),
    }),
  ),
  /** Without a mail server every mail is a file on the server. */
  hasMailServer: z.boolean(),
});
export type FirstSteps = z.infer<typeof firstSteps>;

const path = '/admin/first-steps';

export const getFirstSteps = defineRoute(`GET ${path}`, 'admin', {
  summary: 'What is still missing before the portal can sell',
  responses: { 200: firstSteps },
});

export const leaveFirstSteps = defineRoute(`POST ${path}/leave`, 'admin', {
  summary:
    'They have opened by themselves once, and do not again; what is missing stays on the list',
  responses: { 200: firstSteps },
});

export const settleExamplesBody = z.strictObject({
  keep: z.boolean(),
  /** The prices of variants of example products; any other id is ignored. */
  prices: z
    .array(z.strictObject({ variantId: rowId, price }))
    .max(100, 'Maksimal 100 harga')
    .optional(),
});
export type SettleExamplesBody = z.infer<typeof settleExamplesBody>;

export const settleExamples = defineRoute(`POST ${path}/examples`, 'admin', {
  summary:
    'Keep the example products as own ones, at the prices given, or throw them away; example accounts go in any case',
  body: settleExamplesBody,
  responses: { 200: firstSteps },
});

export const sendTestMail = defineRoute(`POST ${path}/test-mail`, 'admin', {
  summary: "One mail to the admin's own address, sent while he waits",
  responses: { 200: z.object({ sentTo: z.string() }) },
});
