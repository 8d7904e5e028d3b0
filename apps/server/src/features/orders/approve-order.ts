// Approving moves the order to paid and issues its licences, all or nothing. One conditional update
// decides who wins; approving again answers with the same licences and issues nothing. A named proof
// must be the one that was approved: an admin never learns "done" for a picture he did not see.
import { eq } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Context } from '../../platform/http/mount.ts';
import { notePurchase } from '../accounts/note-purchase.ts';
import { issueLicenses } from '../licensing/issue-licenses.ts';
import { orderMailJob } from './mails/order-mail-job.ts';
import { recordOrderChange } from './order-history.ts';
import { findOrderState, listLicensedLines, moveOrder } from './orders.repository.ts';
import { orders } from './orders.schema.ts';
import { findProofHash } from './proofs/payment-proofs.repository.ts';
import { refuseMove } from './refuse-move.ts';

const OTHER_APPROVED =
  'Pesanan ini sudah disetujui dengan bukti lain. Muat ulang untuk melihat bukti itu.';

interface Approval {
  orderId: number;
  /** The proof the admin looked at; the newest one when not named. */
  proofVersion?: number | undefined;
}

export async function approveOrder(
  context: Context & { actor: Actor },
  { orderId, proofVersion }: Approval,
): Promise<void> {
  const { actor, clock, database, jobs, requestId } = context;
  const paidAt = clock.now();
  await database.transaction(async (tx) => {
    const paid = await moveOrder(tx, 'approve', {
      orderId,
      changes: { paidAt, rejectionCode: null, rejectionReason: null },
      condition: proofVersion === undefined ? undefined : eq(orders.proofVersion, proofVersion),
    });
    if (!paid) return acceptEarlierApproval(tx, { orderId, proofVersion });

    await notePurchase(tx, paid.userId);
    const owner = { userId: paid.userId, issuedAt: paidAt };
    const licenses = await issueLicenses(tx, owner, await listLicensedLines(tx, orderId));
    const proofHash = await findProofHash(tx, orderId, paid.proofVersion);
    await recordOrderChange(tx, {
      at: paidAt,
      orderId,
      action: 'approve',
      by: 'admin',
      actorId: actor.userId,
      requestId,
      after: {
        status: 'paid',
        licenses,
        proofVersion: paid.proofVersion,
        proofSha256: proofHash?.toString('hex') ?? null,
      },
    });
    await jobs.enqueue(tx, orderMailJob, { orderId, event: 'approved' });
  });
}

async function acceptEarlierApproval(tx: Tx, { orderId, proofVersion }: Approval): Promise<void> {
  const state = await findOrderState(tx, orderId);
  const isShown = proofVersion === undefined || state?.proofVersion === proofVersion;
  if (state?.status === 'paid' && isShown) return;
  if (state?.status === 'paid') throw new AppError('ORDER_STATE', { message: OTHER_APPROVED });
  if (state?.status === 'confirm' && !isShown) throw new AppError('PROOF_CHANGED');
  await refuseMove(tx, orderId);
}
