import type { Tx } from '../../../../platform/db/types.ts';
import type { Actor } from '../../../../platform/http/actor.ts';
import type { Context } from '../../../../platform/http/mount.ts';
import type { OrderAmounts } from '../orders.repository.ts';
import { bookPayment } from '../paying/book-payment.ts';
import { consumeMutation } from './consume-mutation.ts';

const SEN = 100;

interface Booking {
  mutationId: number;
  orderId: number;
  /** Why, where the amount does not say it. */
  note?: string;
}

/** The line becomes evidence of the order, which is locked. Without an actor nobody pressed a button. */
export async function bookMutation(
  context: Context & { actor: Actor | undefined },
  tx: Tx,
  order: OrderAmounts,
  { mutationId, orderId, note }: Booking,
): Promise<void> {
  const line = await consumeMutation(tx, mutationId, context.clock.now());
  await bookPayment(context, tx, order, {
    orderId,
    kind: 'mutation',
    amount: Math.floor(line.amountSen / SEN),
    at: noonInJakarta(line.day),
    mutationId,
    note,
  });
}

/** The bank names a day; noon is on that day in every time zone of the reader. */
function noonInJakarta(day: string): Date {
  return new Date(`${day}T12:00:00+07:00`);
}
