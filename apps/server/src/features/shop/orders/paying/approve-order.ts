// Approving changes the order to paid and issues its licences, all or nothing. One conditional
// update decides races; approving again answers with the same licences and issues nothing. A named
// proof must be the one that was approved, so that an admin never gets success for a picture he did
// not see.
import { eq, sql } from 'drizzle-orm';
import { AppError } from '../../../../platform/app-error.ts';
import type { Tx } from '../../../../platform/db/types.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { attachLineOfOrder } from '../mutations/paid-orders.repository.ts';
import { changeStatus, findOrderState, refuseStatusChange } from '../orders.repository.ts';
import { orders } from '../orders.schema.ts';
import { insertPhotoEvidence } from './payment-evidence.repository.ts';
import { settleOrder } from './settle-order.ts';

const OTHER_APPROVED =
  'Pesanan ini sudah disetujui dengan bukti lain. Muat ulang untuk melihat bukti itu.';

interface Approval {
  orderId: number;
  /** The proof the admin looked at; the newest one when not named. */
  proofVersion?: number | undefined;
}

export async function approveOrder(
  context: ActorContext,
  { orderId, proofVersion }: Approval,
): Promise<void> {
  const { actor, clock, database } = context;
  const paidAt = clock.now();
  await database.transaction(async (tx) => {
    const paid = await changeStatus(tx, 'approve', {
      orderId,
      changes: {
        paidAt,
        rejectionCode: null,
        rejectionReason: null,
        // Approving a photo means that the full amount has arrived.
        receivedAmount: sql`${orders.payableAmount}`,
      },
      condition: proofVersion === undefined ? undefined : eq(orders.proofVersion, proofVersion),
    });
    if (!paid) return acceptEarlierApproval(tx, { orderId, proofVersion });

    const photo = { orderId, bookedBy: actor.userId, createdAt: paidAt };
    const proofHash = await insertPhotoEvidence(tx, photo);
    await attachLineOfOrder(tx, orderId, paidAt);
    await settleOrder(context, tx, paid, {
      action: 'approve',
      details: {
        proofVersion: paid.proofVersion,
        proofSha256: proofHash?.toString('hex') ?? null,
      },
    });
  });
}

async function acceptEarlierApproval(tx: Tx, { orderId, proofVersion }: Approval): Promise<void> {
  const state = await findOrderState(tx, orderId);
  const isShown = proofVersion === undefined || state?.proofVersion === proofVersion;
  if (state?.status === 'paid' && isShown) return;
  if (state?.status === 'paid') throw new AppError('ORDER_STATE', { message: OTHER_APPROVED });
  if (state?.status === 'confirm' && !isShown) throw new AppError('PROOF_CHANGED');
  await refuseStatusChange(tx, orderId);
}
