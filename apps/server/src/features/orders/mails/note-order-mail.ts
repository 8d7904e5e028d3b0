import type { Dependencies } from '../../../platform/dependencies.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { insertNotice } from '../../../platform/mail/notices.repository.ts';
import { findOrderOwner } from '../orders.repository.ts';

/**
 * For the mails that are written when they leave: their job, not a notice, came with the order's own
 * transaction, because checkout pays for every row it writes.
 */
export async function noteOrderMail(
  { clock, database }: Pick<Dependencies, 'clock' | 'database'>,
  { orderId, event }: { orderId: number; event: string },
  mail: Mail,
): Promise<void> {
  const userId = await findOrderOwner(database.db, orderId);
  if (userId === undefined) return;
  const at = clock.now();
  await insertNotice(database.db, {
    userId,
    event,
    subject: 'order',
    subjectId: orderId,
    mail,
    createdAt: at,
    sentAt: at,
  });
}
