// Addresses of other systems that are told what happens in the shop, by the Standard Webhooks scheme
// (docs/webhooks.md).
import { secureLink } from '../values/text.ts';
import { defineRoute } from '../wire/define-route.ts';
import { pageOf, pageQuery } from '../wire/pagination.ts';
import { z } from '../wire/zod.ts';

export const MAX_WEBHOOKS = 5;

export const webhookEvent = z.enum(
  [
    'order.placed',
    'order.paid',
    'order.refunded',
    'license.issued',
    'license.activated',
    'license.released',
    'license.revoked',
  ],
  'Pilih kejadian dari daftar.',
);
export type WebhookEvent = z.infer<typeof webhookEvent>;

const WRONG_URL = 'Alamat harus diawali https:// dan memakai nama, contoh: https://contoh.id/kabar';

/** Names only: an address in numbers is connected to without a look-up that could be checked. */
const HAS_NAME = /^https:\/\/[^/?#:]+\.[a-z][a-z0-9-]*\.?(:\d+)?([/?#]|$)/i;

export const webhookBody = z.strictObject({
  /** Of an address that is changed; without it, it is added. */
  id: z.uuid().optional(),
  url: secureLink({ max: 500, error: WRONG_URL }).refine((url) => HAS_NAME.test(url), WRONG_URL),
  events: z
    .array(webhookEvent)
    .min(1, 'Pilih paling sedikit satu kejadian.')
    .max(webhookEvent.options.length, 'Kejadian tidak boleh berulang.')
    .refine((events) => new Set(events).size === events.length, 'Kejadian tidak boleh berulang.'),
});
export type WebhookBody = z.infer<typeof webhookBody>;

export const webhook = z.object({
  id: z.uuid(),
  url: z.string(),
  events: z.array(webhookEvent),
  /** It did not accept a message for a day: nothing is sent until it is saved again. */
  stopped: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
});
export type Webhook = z.infer<typeof webhook>;

export const webhookDelivery = z.object({
  id: z.number().int(),
  url: z.string(),
  event: webhookEvent,
  state: z.enum(['waiting', 'delivered', 'failed']),
  createdAt: z.iso.datetime(),
  lastTriedAt: z.iso.datetime().nullable(),
  /** How often it was sent. */
  attempts: z.number().int(),
  /** The status of the last answer; null when there was none. */
  status: z.number().int().nullable(),
  failure: z.string().nullable(),
  canBeSentAgain: z.boolean(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;
export type WebhookDeliveryState = WebhookDelivery['state'];

const path = '/admin/webhooks';

export const listWebhooks = defineRoute(`GET ${path}`, 'admin', {
  summary: 'The addresses that are told what happens; no secret is shown',
  responses: { 200: z.object({ data: z.array(webhook) }) },
});

export const saveWebhook = defineRoute(`POST ${path}`, 'admin', {
  summary: `Add an address, up to ${MAX_WEBHOOKS}, or change one; a stopped one begins again with what failed`,
  body: webhookBody,
  asksAgain: { loss: 'data', question: 'WEBHOOK_CHANGE' },
  /** The secret of a new one is in this answer and never again. */
  responses: { 200: z.object({ secret: z.string().nullable() }) },
});

export const removeWebhook = defineRoute(`DELETE ${path}/:id`, 'admin', {
  summary: 'Tell this address nothing more',
  params: z.object({ id: z.uuid('Alamat ini tidak ditemukan.') }),
});

export const listWebhookDeliveries = defineRoute(`GET ${path}/deliveries`, 'admin', {
  summary: 'What was sent in the last 30 days, and what became of it, newest first',
  query: z.object({ ...pageQuery, state: webhookDelivery.shape.state.optional() }),
  responses: { 200: pageOf(webhookDelivery) },
});

export const sendWebhookAgain = defineRoute(`POST ${path}/deliveries/:id/send-again`, 'admin', {
  summary: 'Send a message once more, under its former id',
});
