import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/db/types.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { recordChange } from '../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../platform/http/mount.ts';
import { mailJob } from '../../../platform/mail/mail-queue.ts';
import { isSending } from '../../../platform/whatsapp/channel.ts';
import { findPerson, type Person } from '../../people/accounts/find-person.ts';
import { markNoticeRepeated, type NoticeRow } from './notices.repository.ts';
import { whatsappJob } from './whatsapp/whatsapp-job-kind.ts';

const NO_CONSENT = 'Pelanggan ini tidak ingin menerima WhatsApp. Kirim ulang emailnya.';

/** The words as they were, to the address or number the customer has now. */
export async function repeatNotice(context: ActorContext, id: number): Promise<NoticeRow> {
  const { clock, database, settings } = context;
  const state = isSending(settings.current.whatsapp) ? 'waiting' : 'by hand';
  return database.transaction(async (tx) => {
    const notice = await markNoticeRepeated(tx, id, { at: clock.now(), whatsappState: state });
    const user = notice && (await findPerson(tx, notice.userId));
    if (!user) throw new AppError('NOT_FOUND');
    await send(context, tx, notice, user);
    await recordChange(tx, context, ['user', user.id], 'repeat notice', {
      after: { event: notice.event, subject: notice.subject, subjectId: notice.subjectId },
    });
    return notice;
  });
}

async function send(
  { jobs }: Pick<Dependencies, 'jobs'>,
  tx: Tx,
  { id, channel, mail, state }: NoticeRow,
  user: Person,
): Promise<void> {
  if (channel === 'mail') {
    return jobs.enqueue(tx, mailJob, { ...mail, to: user.email, noticeId: id });
  }
  if (!user.wantsWhatsapp) throw new AppError('CONFLICT', { message: NO_CONSENT });
  if (state === 'waiting') await jobs.enqueue(tx, whatsappJob, { noticeId: id, attempt: 1 });
}
