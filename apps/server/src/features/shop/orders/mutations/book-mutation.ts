import { AppError } from '../../../../platform/app-error.ts';
import type { Tx } from '../../../../platform/db/types.ts';
import type { Actor } from '../../../../platform/http/actor.ts';
import type { Context } from '../../../../platform/http/mount.ts';
import type { OrderAmounts } from '../orders.repository.ts';
import { bookPayment } from '../paying/book-payment.ts';
import { findMutation, markUsed } from './bank-mutations.repository.ts';

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

/**
 * Marks the line as used by the order whose evidence it becomes in this transaction; a second request gets
 * an error. Money that left is evidence of a refund.
 */
export async function consumeMutation(
  tx: Tx,
  id: number,
  usedAt: Date,
  direction: 'credit' | 'debit' = 'credit',
) {
  const used = await markUsed(tx, id, { usedAt, direction });
  if (used) return used;
  throw new AppError((await findMutation(tx, id))?.usedAt ? 'MUTATION_TAKEN' : 'NOT_FOUND');
}

export async function isOutgoing(tx: Tx, id: number): Promise<boolean> {
  return (await findMutation(tx, id))?.direction === 'debit';
}
