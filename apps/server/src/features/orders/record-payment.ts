// Money that came without a photo: handed over, or seen in the bank. Enough of it pays the order as an
// approval does; less is kept, and the customer is asked for the rest with the full time again.
import { isoDate, owedAmount } from '@timesync/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Context } from '../../platform/http/mount.ts';
import { queueMail } from '../../platform/mail/mail-queue.ts';
import { copyAccount } from './copy-account.ts';
import { findOrder } from './load-order.repository.ts';
import { partReceivedMail } from './mails/orders.mails.ts';
import { recordOrderChange } from './order-history.ts';
import { lockOrder, moveOrder } from './orders.repository.ts';
import { paymentDeadline } from './payment-deadline.ts';
import { findEvidenceByKey, insertEvidence } from './payment-evidence.repository.ts';
import { refuseMove } from './refuse-move.ts';
import { settleOrder } from './settle-order.ts';

const FREE = 'Pesanan ini gratis, tidak ada pembayaran yang perlu dicatat.';

interface Payment {
  orderId: number;
  kind: 'cash' | 'transfer';
  amount: number;
  at: Date;
  paymentAccountId?: number | undefined;
  note?: string | undefined;
  idempotencyKey: string | undefined;
}

export async function recordPayment(
  context: Context & { actor: Actor },
  payment: Payment,
): Promise<void> {
  const now = context.clock.now();
  if (isoDate(payment.at) > isoDate(now)) {
    throw new AppError('INVALID', { field: 'at', message: 'Tanggal pembayaran belum tiba.' });
  }
  await context.database.transaction(async (tx) => {
    // The lock makes a twin of this request wait until this one is done.
    const order = await lockOrder(tx, payment.orderId);
    if (!order) return refuseMove(tx, payment.orderId);
    if (await wasBooked(tx, payment)) return;
    if (order.totalAmount === 0) throw new AppError('ORDER_STATE', { message: FREE });
    const receivedAmount = order.receivedAmount + payment.amount;
    const isEnough = receivedAmount >= owedAmount(order);
    await book(context, tx, payment, { receivedAmount, isEnough, now });
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

interface Outcome {
  receivedAmount: number;
  isEnough: boolean;
  now: Date;
}

async function book(
  context: Context & { actor: Actor },
  tx: Tx,
  { orderId, paymentAccountId, ...payment }: Payment,
  { receivedAmount, isEnough, now }: Outcome,
): Promise<void> {
  const { actor, config, jobs, requestId, settings } = context;
  const moved = await moveOrder(tx, isEnough ? 'recordPayment' : 'recordPart', {
    orderId,
    changes: {
      receivedAmount,
      rejectionCode: null,
      rejectionReason: null,
      ...(isEnough ? { paidAt: now } : { expiresAt: paymentDeadline(now, settings) }),
      ...(paymentAccountId !== undefined && (await copyAccount(tx, paymentAccountId))),
    },
  });
  if (!moved) return refuseMove(tx, orderId);
  await insertEvidence(tx, { orderId, ...payment, bookedBy: actor.userId, createdAt: now });
  const { kind, amount } = payment;
  const facts = { kind, amount, receivedAmount };
  if (isEnough) return settleOrder(context, tx, moved, { action: 'recordPayment', facts });
  await recordOrderChange(tx, {
    at: now,
    orderId,
    action: 'recordPart',
    by: 'admin',
    actorId: actor.userId,
    requestId,
    after: { status: 'pending', ...facts },
  });
  const loaded = await findOrder(tx, orderId, undefined);
  if (loaded) await queueMail(jobs, tx, partReceivedMail(loaded, config.publicUrl));
}
