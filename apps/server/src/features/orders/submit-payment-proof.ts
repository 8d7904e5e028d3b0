// A proof is a new version, never an overwrite. The file is safely on disk before the row is
// committed: a crash leaves at most a file without a row, never a row without a file.
import { randomUUID } from 'node:crypto';
import { LATE_PROOF_DAYS } from '@timesync/contract';
import { gte, ne, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { prepareImage } from '../../platform/files/images.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Context } from '../../platform/http/mount.ts';
import { queueMail } from '../../platform/mail/mail-queue.ts';
import { findOrder } from './load-order.repository.ts';
import { recordOrderChange } from './order-history.ts';
import { proofReceivedMail } from './orders.mails.ts';
import { lockOwnOrder, moveOrder } from './orders.repository.ts';
import { orders } from './orders.schema.ts';
import {
  findPayableAccount,
  findProofByKey,
  findReusedProof,
  insertProof,
} from './payment-proofs.repository.ts';
import { proofFileKey } from './proof-file.ts';
import { refuseMove } from './refuse-move.ts';
import { requireProofAllowed } from './require-proof-allowed.ts';
import { requireUploadQuota } from './require-upload-quota.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Submission {
  orderId: number;
  paymentAccountId: number;
  image: Uint8Array;
  idempotencyKey: string | undefined;
}

export async function submitPaymentProof(
  context: Context & { actor: Actor },
  submission: Submission,
): Promise<void> {
  const { actor, database, files, limits } = context;
  await requireProofAllowed(context, submission.orderId);
  await limits.spend('proofsPerUser', String(actor.userId));
  await requireUploadQuota(context);
  const picture = await prepareImage(submission.image);
  const proofId = randomUUID();
  const fileKey = proofFileKey(proofId);
  await files.save(fileKey, picture.bytes);
  try {
    const isNew = await database.transaction((tx) =>
      recordProof(context, tx, { ...submission, proofId, picture }),
    );
    if (!isNew) await files.remove(fileKey);
  } catch (error) {
    // Only a refusal is sure to have written nothing. After any other failure the row may be there,
    // so the file stays; the nightly sweep removes it when there is no row.
    if (error instanceof AppError) await files.remove(fileKey);
    throw error;
  }
}

interface RecordedProof extends Submission {
  proofId: string;
  picture: Awaited<ReturnType<typeof prepareImage>>;
}

/** False when the same upload was recorded before. */
async function recordProof(
  context: Context & { actor: Actor },
  tx: Tx,
  { orderId, paymentAccountId, idempotencyKey, proofId, picture }: RecordedProof,
): Promise<boolean> {
  const { actor, clock, config, jobs, requestId } = context;
  const now = clock.now();
  // The lock makes a twin of this request wait until this one is done.
  if (!(await lockOwnOrder(tx, orderId, actor.userId)))
    return refuseMove(tx, orderId, actor.userId);
  const earlier = idempotencyKey && (await findProofByKey(tx, orderId, idempotencyKey));
  if (earlier) {
    if (!earlier.sha256.equals(picture.sha256)) throw new AppError('IDEMPOTENCY_MISMATCH');
    return false;
  }
  const account = await findPayableAccount(tx, paymentAccountId);
  if (!account) throw new AppError('PAYMENT_ACCOUNT_GONE', { field: 'paymentAccountId' });

  const moved = await moveOrder(tx, 'submitProof', {
    orderId,
    userId: actor.userId,
    condition: or(
      ne(orders.status, 'expired'),
      gte(orders.createdAt, new Date(now.getTime() - LATE_PROOF_DAYS * DAY_MS)),
    ),
    changes: {
      proofVersion: sql`${orders.proofVersion} + 1` as unknown as number,
      paymentDate: now,
      rejectionReason: null,
      paymentAccountId: account.id,
      paymentAccountName: account.name,
      paymentAccountNumber: account.accountNumber,
      paymentAccountHolder: account.accountName,
    },
  });
  if (!moved) return refuseMove(tx, orderId, actor.userId);
  await insertProof(tx, {
    id: proofId,
    orderId,
    version: moved.proofVersion,
    sizeBytes: picture.bytes.length,
    sha256: picture.sha256,
    differenceHash: picture.differenceHash,
    reusedOrderId: (await findReusedProof(tx, orderId, picture)) ?? null,
    idempotencyKey: idempotencyKey ?? null,
    createdAt: now,
  });
  await recordOrderChange(tx, {
    at: now,
    orderId,
    action: 'submitProof',
    by: 'customer',
    actorId: actor.userId,
    requestId,
    after: {
      status: 'confirm',
      proofVersion: moved.proofVersion,
      proofSha256: picture.sha256.toString('hex'),
      paymentAccount: account.accountNumber,
    },
  });
  const order = await findOrder(tx, orderId, undefined);
  if (order) await queueMail(jobs, tx, proofReceivedMail(order, config.publicUrl));
  return true;
}
