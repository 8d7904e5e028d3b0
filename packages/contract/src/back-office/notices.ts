// The messages that a customer got, for the admin who is asked about them.
import { defineRoute } from '../wire/define-route.ts';
import { z } from '../wire/zod.ts';

export const noticeChannel = z.enum(['mail', 'whatsapp']);
export type NoticeChannel = z.infer<typeof noticeChannel>;

export const noticeState = z.enum([
  'waiting',
  'by hand',
  'sent',
  'delivered',
  'read',
  'failed',
  'skipped',
]);
export type NoticeState = z.infer<typeof noticeState>;

export const notice = z.object({
  id: z.number().int(),
  /** `proof received`, `license given`, … */
  event: z.string(),
  subject: z.string(),
  subjectId: z.number().int(),
  channel: noticeChannel,
  state: noticeState,
  /** The mail's subject line; its text can tell of money and have links that are the customer's. */
  title: z.string(),
  createdAt: z.iso.datetime(),
  /** The last error, without phone numbers. */
  failure: z.string().nullable(),
  /** Null while it waits, and when it could not be sent. */
  sentAt: z.iso.datetime().nullable(),
  repeatedAt: z.iso.datetime().nullable(),
});
export type Notice = z.infer<typeof notice>;

export const listNotices = defineRoute('GET /admin/users/:id/notices', 'customers', {
  summary: 'The newest hundred words to a customer, newest first',
  responses: {
    200: z.object({
      data: z.array(notice),
      /** Whether the customer agrees to WhatsApp messages. */
      wantsWhatsapp: z.boolean(),
    }),
  },
});

export const repeatNotice = defineRoute('POST /admin/notices/:id/repeat', 'customers', {
  summary: 'Send it once more, to the address or number the customer has now',
  responses: { 200: notice },
});
