import type { Tx } from '../../../../platform/db/types.ts';
import type { Mail } from '../../../../platform/mail/mailer.ts';
import { type NoticeServices, queueNotice } from '../../../office/notices/queue-notice.ts';
import type { LoadedOrder } from '../load-order.repository.ts';
import { occasionOf, readersOf } from './order-readers.ts';

interface OrderNotice {
  order: LoadedOrder;
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
  /** `user` is who reads it. */
  mail: (order: LoadedOrder) => Mail;
}

/** Call it in the transaction of the event. */
export async function queueOrderNotice(
  services: NoticeServices,
  tx: Tx,
  { order, event, occasion, mail }: OrderNotice,
): Promise<void> {
  for (const user of await readersOf(tx, order)) {
    const read = { ...order, user };
    await queueNotice(services, tx, {
      person: user,
      event,
      subject: 'order',
      subjectId: order.id,
      mail: mail(read),
      ...occasionOf(read, occasion),
    });
  }
}
