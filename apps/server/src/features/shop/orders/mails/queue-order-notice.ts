import type { Queryable, Tx } from '../../../../platform/db/types.ts';
import type { Mail } from '../../../../platform/mail/mailer.ts';
import { type NoticeServices, queueNotice } from '../../../office/notices/queue-notice.ts';
import { findBuyers } from '../../../people/mosques/members/members.ts';
import { getOrder, type LoadedOrder } from '../load-order.repository.ts';

type OrderNotice =
  | 'proof received'
  | 'proof rejected'
  | 'part received'
  | 'cancelled'
  | 'refunded'
  | 'units refunded'
  | 'shipping cost'
  | 'reminder';

/** Call it in the transaction of the event. Of the order that `mail` gets, `user` is who reads it. */
export async function queueOrderNotice(
  services: NoticeServices,
  tx: Tx,
  of: LoadedOrder | number,
  event: OrderNotice,
  mail: (order: LoadedOrder, publicUrl: string) => Mail,
  occasion?: string,
): Promise<void> {
  const order = typeof of === 'number' ? await getOrder(tx, of) : of;
  for (const user of await readersOf(tx, order)) {
    const read = { ...order, user };
    await queueNotice(services, tx, {
      person: user,
      event,
      subject: 'order',
      subjectId: order.id,
      mail: mail(read, services.config.publicUrl),
      ...occasionOf(read, occasion),
    });
  }
}

type Needed = Pick<LoadedOrder, 'mosque' | 'user'>;

/** Notices of an order go to its buyer, or, for a mosque's order, to those who may order for it now. */
export async function readersOf(db: Queryable, order: Needed): Promise<LoadedOrder['user'][]> {
  return order.mosque ? findBuyers(db, order.mosque.id) : [order.user];
}

/** A mosque's order has several readers, and each hears of an event once. */
export function occasionOf({ mosque, user }: Needed, occasion = ''): { occasion?: string } {
  if (mosque) return { occasion: `${occasion} ${user.id}`.trim() };
  return occasion ? { occasion } : {};
}
