import type { Queryable, Tx } from '../../../../platform/db/types.ts';
import type { Mail } from '../../../../platform/mail/mailer.ts';
import { type NoticeServices, queueNotice } from '../../../office/notices/queue-notice.ts';
import { findBuyers } from '../../../people/mosques/members/find-buyers.ts';
import type { LoadedOrder } from '../load-order.repository.ts';

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

type Needed = Pick<LoadedOrder, 'mosque' | 'user'>;

/** Who hears of an order: its buyer; of a mosque's order those who may order for it now. */
export async function readersOf(db: Queryable, order: Needed): Promise<LoadedOrder['user'][]> {
  return order.mosque ? findBuyers(db, order.mosque.id) : [order.user];
}

/** A mosque's order has several readers, and each hears of an event once. */
export function occasionOf({ mosque, user }: Needed, occasion = ''): { occasion?: string } {
  if (mosque) return { occasion: `${occasion} ${user.id}`.trim() };
  return occasion ? { occasion } : {};
}
