// Queued mails, for admins. Their content is never shown, because it may contain a code.
import { defineRoute } from '../wire/define-route.ts';
import { pageOf, pageQuery } from '../wire/pagination.ts';
import { z } from '../wire/zod.ts';

export const mailState = z.enum(['waiting', 'failed']);
export type MailState = z.infer<typeof mailState>;

export const mailKind = z.enum(['placed', 'approved', 'expired', 'code', 'notice']);
export type MailKind = z.infer<typeof mailKind>;

export const managedMail = z.object({
  id: z.string(),
  kind: mailKind,
  /** The invoice number of an order's mail, or the subject of a notice. */
  about: z.string().nullable(),
  to: z.string().nullable(),
  createdAt: z.iso.datetime(),
  state: mailState,
  /** The last error, without mail addresses. */
  reason: z.string().nullable(),
  /** After a failure, the time of the next automatic try. */
  nextTryAt: z.iso.datetime().nullable(),
  canBeSentAgain: z.boolean(),
});
export type ManagedMail = z.infer<typeof managedMail>;

const path = '/admin/mails';

export const listManagedMails = defineRoute(`GET ${path}`, 'admin', {
  summary: 'Mails that wait or could not be sent, newest first',
  query: z.object({ ...pageQuery, state: mailState.optional() }),
  responses: { 200: pageOf(managedMail) },
});

export const sendMailAgain = defineRoute(`POST ${path}/:id/send-again`, 'admin', {
  summary: 'Try a mail now that failed or waits for its next try',
  params: z.object({ id: z.uuid('Nomor email tidak valid') }),
});
