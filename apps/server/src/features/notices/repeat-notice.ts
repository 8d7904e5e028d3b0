import { AppError } from '../../platform/app-error.ts';
import { recordChange } from '../../platform/history/record-change.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Context } from '../../platform/http/mount.ts';
import { mailJob } from '../../platform/mail/mail-queue.ts';
import { type NoticeRow, noteNoticeRepeated } from '../../platform/mail/notices.repository.ts';
import { findPerson } from '../accounts/find-person.ts';

/** The words as they were, to the address the customer has now. */
export async function repeatNotice(
  context: Context & { actor: Actor },
  id: number,
): Promise<NoticeRow> {
  const { clock, database, jobs } = context;
  return database.transaction(async (tx) => {
    const notice = await noteNoticeRepeated(tx, id, clock.now());
    const user = notice && (await findPerson(tx, notice.userId));
    if (!user) throw new AppError('NOT_FOUND');
    await jobs.enqueue(tx, mailJob, { ...notice.mail, to: user.email, noticeId: id });
    await recordChange(tx, context, {
      subject: 'user',
      subjectId: user.id,
      action: 'repeat notice',
      after: { event: notice.event, subject: notice.subject, subjectId: notice.subjectId },
    });
    return notice;
  });
}
