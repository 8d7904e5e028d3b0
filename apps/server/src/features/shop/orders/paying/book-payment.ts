// Books a received sum: a sufficient one pays the order as an approval does; less is recorded, and
// the customer is asked for the rest with a new full deadline.
import { isoDate, owedAmount } from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import type { Tx } from '../../../../platform/db/types.ts';
import { recordChange } from '../../../../platform/history/record-change.ts';
import type { Actor } from '../../../../platform/http/actor.ts';
import type { ActorContext, Context } from '../../../../platform/http/mount.ts';
import { paymentDeadline } from '../expiring/payment-deadline.ts';
import { partReceivedMail } from '../mails/orders.mails.ts';
import { queueOrderNotice } from '../mails/queue-order-notice.ts';
import { lockOrder, type OrderRow, requireStatusChange } from '../orders.repository.ts';
import { reserveStockAgain } from '../shipped/order-stock.ts';
import { copyAccount, findEvidenceByKey, insertEvidence } from './payment-evidence.repository.ts';
import { bookedBy, settleOrder } from './settle-order.ts';

const FREE = 'Pesanan ini gratis, tidak ada pembayaran yang perlu dicatat.';

interface Payment {
  kind: 'cash' | 'transfer' | 'mutation';
  amount: number;
  at: Date;
  paymentAccountId?: number | undefined;
  note?: string | undefined;
  mutationId?: number;
  idempotencyKey?: string | undefined;
}

/** `order` must be locked, so that its amounts cannot change. */
export async function bookPayment(
  context: Context & { actor: Actor | undefined },
  tx: Tx,
  order: OrderRow,
  { paymentAccountId, ...payment }: Payment,
): Promise<void> {
  const { actor, clock, settings } = context;
  const orderId = order.id;
  const now = clock.now();
  if (order.totalAmount === 0) throw new AppError('ORDER_STATE', { message: FREE });
  const receivedAmount = order.receivedAmount + payment.amount;
  const isEnough = receivedAmount >= owedAmount(order);
  const changed = await requireStatusChange(tx, isEnough ? 'recordPayment' : 'recordPart', {
    orderId,
    changes: {
      receivedAmount,
      rejectionCode: null,
      rejectionReason: null,
      ...(isEnough ? { paidAt: now } : { expiresAt: paymentDeadline(now, settings) }),
      ...(paymentAccountId !== undefined && (await copyAccount(tx, paymentAccountId))),
    },
  });
  if (order.status === 'expired') await reserveStockAgain(tx, orderId);
  await insertEvidence(tx, {
    orderId,
    ...payment,
    bookedBy: actor?.userId ?? null,
    createdAt: now,
  });
  const { kind, amount, mutationId } = payment;
  const details = { kind, amount, receivedAmount, ...(mutationId && { mutationId }) };
  if (isEnough) return settleOrder(context, tx, changed, { action: 'recordPayment', details });
  await recordChange(tx, context, ['order', orderId], 'recordPart', {
    by: bookedBy(actor),
    after: { status: 'pending', ...details },
  });
  const occasion = String(receivedAmount);
  await queueOrderNotice(context, tx, orderId, 'part received', partReceivedMail, occasion);
}

// Money that came without a photo: handed over, or seen in the bank by the admin.
export async function recordPayment(
  context: ActorContext,
  { orderId, ...payment }: Payment & { orderId: number; kind: 'cash' | 'transfer' },
): Promise<void> {
  if (isoDate(payment.at) > isoDate(context.clock.now())) {
    throw new AppError('INVALID', { field: 'at', message: 'Tanggal pembayaran belum tiba.' });
  }
  await context.database.transaction(async (tx) => {
    // The lock makes a repeated request wait until this one is done.
    const order = await lockOrder(tx, orderId);
    if (await wasBooked(tx, orderId, payment)) return;
    await bookPayment(context, tx, order, payment);
  });
}

async function wasBooked(tx: Tx, orderId: number, { kind, amount, idempotencyKey }: Payment) {
  const earlier = idempotencyKey && (await findEvidenceByKey(tx, orderId, idempotencyKey));
  if (!earlier) return false;
  if (earlier.kind !== kind || earlier.amount !== amount) {
    throw new AppError('IDEMPOTENCY_MISMATCH');
  }
  return true;
}
