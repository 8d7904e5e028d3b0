import type { Dependencies } from '../../../platform/dependencies.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { insertNotices } from '../../../platform/mail/notices.repository.ts';
import { type NoticeServices, queueWhatsappNotice } from '../../notices/queue-notice.ts';
import type { LoadedOrder } from '../load-order.repository.ts';

/**
 * For mails that are composed when they are sent: the order's transaction writes only their job and
 * no notice, because checkout pays for every row it writes.
 */
export async function noteOrderMail(
  { clock, database }: Pick<Dependencies, 'clock' | 'database'>,
  { id, userId }: LoadedOrder,
  event: string,
  { mail, failure }: { mail: Mail; failure: string | undefined },
): Promise<void> {
  const at = clock.now();
  const facts = { userId, event, subject: 'order', subjectId: id, mail, createdAt: at };
  const outcome = failure ? { state: 'failed' as const, failure } : { sentAt: at };
  await insertNotices(database.db, [{ ...facts, ...outcome }]);
}

export async function queueOrderWhatsapp(
  dependencies: NoticeServices & Pick<Dependencies, 'database'>,
  { id: subjectId, user: person }: LoadedOrder,
  event: string,
  mail: Mail,
): Promise<void> {
  if (!person.wantsWhatsapp) return;
  await dependencies.database.transaction((tx) =>
    queueWhatsappNotice(dependencies, tx, { person, event, subject: 'order', subjectId, mail }),
  );
}
