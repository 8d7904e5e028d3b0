import type { Dependencies } from '../../../platform/dependencies.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { insertNotices } from '../../../platform/mail/notices.repository.ts';
import { type NoticeServices, queueWhatsappNotice } from '../../notices/queue-notice.ts';
import type { LoadedOrder } from '../load-order.repository.ts';
import { occasionOf } from './order-readers.ts';

/**
 * For mails that are composed when they are sent: the order's transaction writes only their job and
 * no notice, because checkout pays for every row it writes.
 */
export async function noteOrderMail(
  { clock, database }: Pick<Dependencies, 'clock' | 'database'>,
  order: LoadedOrder,
  event: string,
  { mail, failure }: { mail: Mail; failure: string | undefined },
): Promise<void> {
  const at = clock.now();
  const facts = {
    userId: order.user.id,
    event,
    subject: 'order',
    subjectId: order.id,
    mail,
    createdAt: at,
    ...occasionOf(order),
  };
  const outcome = failure ? { state: 'failed' as const, failure } : { sentAt: at };
  await insertNotices(database.db, [{ ...facts, ...outcome }]);
}

export async function queueOrderWhatsapp(
  dependencies: NoticeServices & Pick<Dependencies, 'database'>,
  order: LoadedOrder,
  event: string,
  mail: Mail,
): Promise<void> {
  const { id: subjectId, user: person } = order;
  if (!person.wantsWhatsapp) return;
  const about = { person, event, subject: 'order', subjectId, ...occasionOf(order), mail } as const;
  await dependencies.database.transaction((tx) => queueWhatsappNotice(dependencies, tx, about));
}
