// How WhatsApp messages are sent to customers: by hand, or through a gateway that the owner has set
// up. Mail is always sent; this comes in addition, for customers who agreed (decision 0054).
import { text } from '../values/text.ts';
import { defineRoute } from '../wire/define-route.ts';
import { pageOf, pageQuery } from '../wire/pagination.ts';
import { z } from '../wire/zod.ts';

export const whatsappProvider = z.enum(['none', 'wa-cloud', 'fonnte'], 'Pilih salah satu dulu.');
export type WhatsappProvider = z.infer<typeof whatsappProvider>;

/** Secrets are written and never returned: omitted ones stay unchanged. */
const secret = text({ min: 8, max: 1000, message: 'Minimal 8 karakter' }).optional();

export const whatsappChannelBody = z.strictObject({
  provider: whatsappProvider,
  phoneNumberId: text({ max: 30 })
    .regex(/^\d{5,30}$/, 'ID nomor telepon terdiri dari 5 sampai 30 angka')
    .nullable(),
  templateName: text({ max: 100 }).regex(
    /^[a-z0-9_]+$/,
    'Nama template terdiri dari huruf kecil, angka, dan garis bawah',
  ),
  templateLanguage: text({ max: 10 }).regex(
    /^[a-z]{2,3}(_[A-Z]{2})?$/,
    'Kode bahasa tidak valid, contoh: id',
  ),
  token: secret,
  /** Signs what Meta reports back. */
  appSecret: secret,
});
export type WhatsappChannelBody = z.infer<typeof whatsappChannelBody>;

const whatsappChannel = z.object({
  provider: whatsappProvider,
  phoneNumberId: z.string().nullable(),
  templateName: z.string(),
  templateLanguage: z.string(),
  hasToken: z.boolean(),
  hasAppSecret: z.boolean(),
  /** The values that the owner copies into the gateway's settings. */
  webhook: z.object({ url: z.string(), verifyToken: z.string().nullable() }).nullable(),
  /**
   * The gateway has locked the account or refused the token: nothing is sent until the settings are
   * saved again.
   */
  stopped: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
});
export type WhatsappChannel = z.infer<typeof whatsappChannel>;

const path = '/admin/whatsapp';

export const getWhatsappChannel = defineRoute(`GET ${path}`, 'admin', {
  summary: 'How WhatsApp messages leave; no secret is shown',
  responses: { 200: whatsappChannel },
});

export const changeWhatsappChannel = defineRoute(`PATCH ${path}`, 'admin', {
  summary: 'Choose how WhatsApp messages leave, with the password; a stopped channel begins again',
  body: whatsappChannelBody,
  asksAgain: { loss: 'money', question: 'CONTACT_CHANGE' },
  responses: { 200: whatsappChannel },
});

export const preparedMessage = z.object({
  id: z.number().int(),
  name: z.string(),
  whatsapp: z.string(),
  text: z.string(),
  createdAt: z.iso.datetime(),
  /** Why it is sent by hand, where a gateway was asked before. */
  reason: z.string().nullable(),
});
export type PreparedMessage = z.infer<typeof preparedMessage>;

export const listPreparedMessages = defineRoute(`GET ${path}/messages`, 'admin', {
  summary: 'Messages that wait to be sent by hand, oldest first',
  query: z.object(pageQuery),
  responses: { 200: pageOf(preparedMessage) },
});

export const settlePreparedMessage = defineRoute(`POST ${path}/messages/:id`, 'admin', {
  summary: 'Mark a prepared message as sent by hand, or as not needed any more',
  body: z.strictObject({ state: z.enum(['sent', 'skipped'], 'Pilih salah satu dulu.') }),
});

export const stopWhatsapp = defineRoute('POST /admin/users/:id/stop-whatsapp', 'customers', {
  summary: 'No more WhatsApp messages to this customer; only he can allow them again',
});
