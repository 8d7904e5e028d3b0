import { LATE_PROOF_DAYS, LATE_PROOF_DAYS_AFTER_DEADLINE } from '@timesync/contract';
import { gte, ne, or, sql } from 'drizzle-orm';
import type { Tx } from '../../../../platform/db/types.ts';
import type { PreparedImage } from '../../../../platform/files/pictures/images.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { notifyAdmins } from '../../../office/admin-digest/notify-admins.ts';
import { getOrder } from '../load-order.repository.ts';
import { proofReceivedMail } from '../mails/orders.mails.ts';
import { queueOrderNotice } from '../mails/queue-order-notice.ts';
import { recordOrderChange } from '../order-history.ts';
import { changeStatus, lockOwnOrder } from '../orders.repository.ts';
import { orders } from '../orders.schema.ts';
import { copyAccount } from '../paying/copy-account.ts';
import { refuseStatusChange } from '../refuse-status-change.ts';
import { reserveStockAgain } from '../shipped/order-stock.ts';
import { findReusedProof } from './find-reused-proof.ts';
import { findProofByKey, insertProof } from './payment-proofs.repository.ts';
import { requireSameProof } from './require-same-proof.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

interface StoredProof {
  orderId: number;
  paymentAccountId: number;
  idempotencyKey: string | undefined;
  proofId: string;
  picture: PreparedImage;
}

/**
 * Changes the order to `confirm` with this proof; false when the same upload was recorded before.
 */
export async function recordProof(
  context: ActorContext,
  tx: Tx,
  { orderId, paymentAccountId, idempotencyKey, proofId, picture }: StoredProof,
): Promise<boolean> {
  const { actor, clock, config, requestId } = context;
  const { userId } = actor;
  const now = clock.now();
  // The lock makes a repeated request wait until this one is done.
  const locked = await lockOwnOrder(tx, orderId, userId);
  if (!locked) return refuseStatusChange(tx, orderId, userId);
  const earlier =
    idempotencyKey && (await findProofByKey(tx, { orderId, userId, key: idempotencyKey }));
  if (earlier) {
    requireSameProof(earlier, { paymentAccountId, sha256: picture.sha256 });
    return false;
  }
  const account = await copyAccount(tx, paymentAccountId);

  const changed = await changeStatus(tx, 'submitProof', {
    orderId,
    userId,
    // The same rule as `isLateProofAllowed`, decided in one statement.
    condition: or(
      ne(orders.status, 'expired'),
      gte(orders.createdAt, daysBefore(now, LATE_PROOF_DAYS)),
      gte(orders.expiresAt, daysBefore(now, LATE_PROOF_DAYS_AFTER_DEADLINE)),
    ),
    changes: {
      proofVersion: sql`${orders.proofVersion} + 1`,
      proofSentAt: now,
      rejectionCode: null,
      rejectionReason: null,
      ...account,
    },
  });
  if (!changed) return refuseStatusChange(tx, orderId, userId);
  if (locked.status === 'expired') await reserveStockAgain(tx, orderId);
  const proof = {
    id: proofId,
    orderId,
    version: changed.proofVersion,
    paymentAccountId,
    sizeBytes: picture.bytes.length,
    sha256: picture.sha256,
    differenceHash: picture.differenceHash,
    reusedOrderId: (await findReusedProof(tx, orderId, picture)) ?? null,
    idempotencyKey: idempotencyKey ?? null,
    createdAt: now,
  };
  await insertProof(tx, proof, picture.thumbnail);
  await recordOrderChange(tx, {
    at: now,
    orderId,
    action: 'submitProof',
    by: 'customer',
    actorId: userId,
    requestId,
    after: {
      status: 'confirm',
      proofVersion: changed.proofVersion,
      proofSha256: picture.sha256.toString('hex'),
      proofBytes: picture.bytes.length,
      paymentAccount: account.paymentAccountNumber,
    },
  });
  const order = await getOrder(tx, orderId);
  const occasion = String(changed.proofVersion);
  await queueOrderNotice(context, tx, {
    order,
    event: 'proof received',
    occasion,
    mail: (read) => proofReceivedMail(read, config.publicUrl),
  });
  await notifyAdmins(context, tx, {
    kind: 'proof',
    subjectId: orderId,
    occasion,
    line: `Bukti transfer ${order.invoiceNumber} dari ${order.user.name} menunggu diperiksa.`,
  });
  return true;
}
