// What a customer was told, for the admin who is asked "I have heard nothing".
import { z } from 'zod';
import { idParams } from '../values/text.ts';
import { defineRoute } from '../wire/route.ts';

export const notice = z.object({
  id: z.number().int(),
  /** `proof received`, `license given`, …: see `noticeLabels`. */
  event: z.string(),
  subject: z.string(),
  subjectId: z.number().int(),
  channel: z.string(),
  /** The mail's subject line. */
  title: z.string(),
  text: z.string(),
  createdAt: z.iso.datetime(),
  /** Null while it waits, and when it could not be sent. */
  sentAt: z.iso.datetime().nullable(),
  repeatedAt: z.iso.datetime().nullable(),
});
export type Notice = z.infer<typeof notice>;

export const listNotices = defineRoute({
  method: 'GET',
  path: '/admin/users/:id/notices',
  access: 'admin',
  summary: 'The newest hundred words to a customer, newest first',
  params: idParams,
  responses: { 200: z.object({ data: z.array(notice) }) },
});

export const repeatNotice = defineRoute({
  method: 'POST',
  path: '/admin/notices/:id/repeat',
  access: 'admin',
  summary: 'Send it once more, to the address the customer has now',
  params: idParams,
  responses: { 200: notice },
});
