// The customer learns why and gets the full time again to send a better proof.
import { type RejectionReason, rejectionSentence } from '@timesync/contract';
import { eq } from 'drizzle-orm';
import { AppError } from '../../../../platform/app-error.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { paymentDeadline } from '../expiring/payment-deadline.ts';
import { getOrder } from '../load-order.repository.ts';
import { proofRejectedMail } from '../mails/orders.mails.ts';
import { queueOrderNotice } from '../mails/queue-order-notice.ts';
import { recordOrderChange } from '../order-history.ts';
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
  const { actor, clock, config, database, requestId, settings } = context;
  const now = clock.now();
  const rejectionReason = rejectionSentence(reason, note);
  await database.transaction(async (tx) => {
    const changed = await changeStatus(tx, 'reject', {
      orderId,
      changes: {
        rejectionCode: reason,
        rejectionReason,
        expiresAt: paymentDeadline(now, settings),
      },
      condition: proofVersion === undefined ? undefined : eq(orders.proofVersion, proofVersion),
    });
    if (!changed) {
      const state = await findOrderState(tx, orderId);
      if (state?.status === 'confirm') throw new AppError('PROOF_CHANGED');
      return refuseStatusChange(tx, orderId);
    }
    await recordOrderChange(tx, {
      at: now,
      orderId,
      action: 'reject',
      by: 'admin',
      actorId: actor.userId,
      requestId,
      note: rejectionReason,
      after: { status: 'pending', reason, proofVersion: changed.proofVersion },
    });
    await queueOrderNotice(context, tx, {
      order: await getOrder(tx, orderId),
      event: 'proof rejected',
      occasion: String(changed.proofVersion),
      mail: (read) => proofRejectedMail(read, config.publicUrl),
    });
  });
}
