// The customer learns why and gets the full time again to send a better proof.
import { type RejectionReason, rejectionSentence } from '@timesync/contract';
import { eq } from 'drizzle-orm';
import { AppError } from '../../../../platform/app-error.ts';
import { recordChange } from '../../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { paymentDeadline } from '../expiring/payment-deadline.ts';
import { proofRejectedMail } from '../mails/orders.mails.ts';
import { queueOrderNotice } from '../mails/queue-order-notice.ts';
import { changeStatus, findOrderState, refuseStatusChange } from '../orders.repository.ts';
import { orders } from '../orders.schema.ts';

interface Rejection {
  orderId: number;
  proofVersion?: number | undefined;
  reason: RejectionReason;
  note?: string | undefined;
}

export async function rejectProof(
  context: ActorContext,
  { orderId, proofVersion, reason, note }: Rejection,
): Promise<void> {
  const { clock, database, settings } = context;
  const rejectionReason = rejectionSentence(reason, note);
  await database.transaction(async (tx) => {
    const changed = await changeStatus(tx, 'reject', {
      orderId,
      changes: {
        rejectionCode: reason,
        rejectionReason,
        expiresAt: paymentDeadline(clock.now(), settings),
      },
      condition: proofVersion === undefined ? undefined : eq(orders.proofVersion, proofVersion),
    });
    if (!changed) {
      const state = await findOrderState(tx, orderId);
      if (state?.status === 'confirm') throw new AppError('PROOF_CHANGED');
      return refuseStatusChange(tx, orderId);
    }
    await recordChange(tx, context, ['order', orderId], 'reject', {
      note: rejectionReason,
      after: { status: 'pending', reason, proofVersion: changed.proofVersion },
    });
    const occasion = String(changed.proofVersion);
    await queueOrderNotice(context, tx, orderId, 'proof rejected', proofRejectedMail, occasion);
  });
}
