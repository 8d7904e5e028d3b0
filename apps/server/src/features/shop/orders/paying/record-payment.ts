// Money that came without a photo: handed over, or seen in the bank by the admin.
import { isoDate } from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import type { Tx } from '../../../../platform/db/types.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { lockOrder } from '../orders.repository.ts';
import { refuseStatusChange } from '../refuse-status-change.ts';
import { bookPayment, type Payment } from './book-payment.ts';
import { findEvidenceByKey } from './payment-evidence.repository.ts';

export async function recordPayment(
  context: ActorContext,
  payment: Payment & { kind: 'cash' | 'transfer' },
): Promise<void> {
  if (isoDate(payment.at) > isoDate(context.clock.now())) {
    throw new AppError('INVALID', { field: 'at', message: 'Tanggal pembayaran belum tiba.' });
  }
  await context.database.transaction(async (tx) => {
    // The lock makes a repeated request wait until this one is done.
    const order = await lockOrder(tx, payment.orderId);
    if (!order) return refuseStatusChange(tx, payment.orderId);
    if (await wasBooked(tx, payment)) return;
    await bookPayment(context, tx, order, payment);
  });
}

async function wasBooked(tx: Tx, { orderId, kind, amount, idempotencyKey }: Payment) {
  const earlier = idempotencyKey && (await findEvidenceByKey(tx, orderId, idempotencyKey));
  if (!earlier) return false;
  if (earlier.kind !== kind || earlier.amount !== amount) {
    throw new AppError('IDEMPOTENCY_MISMATCH');
  }
  return true;
}
