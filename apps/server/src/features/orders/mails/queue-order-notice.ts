import type { Tx } from '../../../platform/db/types.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { queueNotice } from '../../../platform/mail/queue-notice.ts';
import type { LoadedOrder } from '../load-order.repository.ts';

interface OrderNotice {
  order: Pick<LoadedOrder, 'id' | 'userId'>;
  event:
    | 'proof received'
    | 'proof rejected'
    | 'part received'
    | 'cancelled'
    | 'refunded'
    | 'reminder';
  occasion?: string;
  mail: Mail;
}

/** In the transaction of the event. */
export function queueOrderNotice(
  { clock, jobs }: Pick<Dependencies, 'clock' | 'jobs'>,
  tx: Tx,
  { order, ...notice }: OrderNotice,
): Promise<void> {
  const { id: subjectId, userId } = order;
  return queueNotice(jobs, tx, {
    ...notice,
    userId,
    subject: 'order',
    subjectId,
    at: clock.now(),
  });
}
