import type { Tx } from '../../../platform/db/types.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { type NoticeServices, queueNotice } from '../../notices/queue-notice.ts';
import type { LoadedOrder } from '../load-order.repository.ts';

interface OrderNotice {
  order: Pick<LoadedOrder, 'id' | 'user'>;
  event:
    | 'proof received'
    | 'proof rejected'
    | 'part received'
    | 'cancelled'
    | 'refunded'
    | 'units refunded'
    | 'shipping cost'
    | 'reminder';
  occasion?: string;
  mail: Mail;
}

/** In the transaction of the event. */
export function queueOrderNotice(
  services: NoticeServices,
  tx: Tx,
  { order: { id: subjectId, user: person }, ...notice }: OrderNotice,
): Promise<void> {
  return queueNotice(services, tx, { ...notice, person, subject: 'order', subjectId });
}
