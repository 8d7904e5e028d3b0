// A message to a customer about an event: stored for his page and sent once per event, subject and
// channel, however often the event is handled. Always by mail; also by WhatsApp if he agreed.
import type { Tx } from '../../../platform/db/types.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { mailJob } from '../../../platform/mail/mail-queue.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { isSending } from '../../../platform/whatsapp/channel.ts';
import { insertNotices, type NewNotice } from './notices.repository.ts';
import { whatsappJob } from './whatsapp/whatsapp-job-kind.ts';
import { type Subject, whatsappWords } from './whatsapp/whatsapp-words.ts';

export interface Notice extends Subject {
  person: { id: number; name: string; whatsapp: string; wantsWhatsapp: boolean };
  /** `proof received`, `license given`, … */
  event: string;
  /** For what can happen to the subject again. */
  occasion?: string;
  mail: Mail;
}

export type NoticeServices = Pick<Dependencies, 'clock' | 'config' | 'jobs' | 'settings'>;

/** Call it in the transaction of the event. */
export async function queueNotice(services: NoticeServices, tx: Tx, notice: Notice): Promise<void> {
  const { mail } = notice;
  const rows = [{ ...noticeRow(services, notice), mail }, ...whatsappRows(services, notice)];
  for (const { id, channel, state } of await insertNotices(tx, rows)) {
    if (channel === 'mail') await services.jobs.enqueue(tx, mailJob, { ...mail, noticeId: id });
    else if (state === 'waiting') await queueWhatsapp(services, tx, id);
  }
}

/** Besides a mail that is written when it leaves (decision 0049). */
export async function queueWhatsappNotice(
  services: NoticeServices,
  tx: Tx,
  notice: Notice,
): Promise<void> {
  const rows = whatsappRows(services, notice);
  if (rows.length === 0) return;
  for (const { id, state } of await insertNotices(tx, rows)) {
    if (state === 'waiting') await queueWhatsapp(services, tx, id);
  }
}

function whatsappRows(services: NoticeServices, notice: Notice): NewNotice[] {
  const { person, mail } = notice;
  if (!person.wantsWhatsapp) return [];
  const { title, text } = whatsappWords(
    person.name,
    mail.subject,
    notice,
    services.config.publicUrl,
  );
  return [
    {
      ...noticeRow(services, notice),
      channel: 'whatsapp',
      mail: { to: person.whatsapp, subject: title, text, html: '' },
      state: isSending(services.settings.current.whatsapp) ? 'waiting' : 'by hand',
    },
  ];
}

export function noticeRow(
  { clock }: Pick<NoticeServices, 'clock'>,
  { person, event, subject, subjectId, occasion }: Notice,
) {
  return {
    userId: person.id,
    event,
    subject,
    subjectId,
    ...(occasion !== undefined && { occasion }),
    createdAt: clock.now(),
  };
}

const queueWhatsapp = ({ jobs }: NoticeServices, tx: Tx, noticeId: number) =>
  jobs.enqueue(tx, whatsappJob, { noticeId, attempt: 1 });
