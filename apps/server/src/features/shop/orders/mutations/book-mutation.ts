import type { Tx } from '../../../../platform/db/types.ts';
import type { Actor } from '../../../../platform/http/actor.ts';
import type { Context } from '../../../../platform/http/mount.ts';
import type { OrderRow } from '../orders.repository.ts';
import { bookPayment } from '../paying/book-payment.ts';
import { changeUnused } from './bank-mutations.repository.ts';

const SEN = 100;

/**
 * The line becomes evidence of the order, which is locked. The note says why where the amount does not.
 * Without an actor nobody pressed a button.
 */
export async function bookMutation(
  context: Context & { actor: Actor | undefined },
  tx: Tx,
  order: OrderRow,
  { mutationId, note }: { mutationId: number; note?: string },
): Promise<void> {
  const usedNow = { usedAt: context.clock.now(), ignoredReason: null };
  const line = await changeUnused(tx, mutationId, 'credit', usedNow);
  await bookPayment(context, tx, order, {
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
