// A proof is a new version, never an overwrite. The file is stored durably before the row is
// committed: a crash leaves at most a file without a row, never a row without a file. A repeated
// upload with the same key answers as the first did, whatever has happened to the order since.
import { randomUUID } from 'node:crypto';
import { allowedOrderActions } from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import { type PreparedImage, prepareImage } from '../../../../platform/files/pictures/images.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { requireUploadQuota } from '../../../people/accounts/require-upload-quota.ts';
import { findOrderState } from '../orders.repository.ts';
import { refuseStatusChange } from '../refuse-status-change.ts';
import { findProofByKey } from './payment-proofs.repository.ts';
import { proofFileKey } from './proof-files.ts';
import { recordProof } from './record-proof.ts';
import { requireSameProof } from './require-same-proof.ts';

interface Submission {
  orderId: number;
  paymentAccountId: number;
  image: Uint8Array;
  idempotencyKey: string | undefined;
}

export async function submitPaymentProof(
  context: ActorContext,
  submission: Submission,
): Promise<void> {
  const { actor, database } = context;
  const { orderId, paymentAccountId, image, idempotencyKey: key } = submission;
  const search = { orderId, userId: actor.userId };
  const earlier = key && (await findProofByKey(database.db, { ...search, key }));
  if (!earlier) {
    await requireProofAllowed(context, orderId);
    await requireUploadQuota(context);
  }
  const picture = await prepareImage(image, actor.userId);
  if (earlier) requireSameProof(earlier, { paymentAccountId, sha256: picture.sha256 });
  else await storeProof(context, submission, picture);
}

/**
 * Refuses hopeless uploads before the expensive work; the conditional update makes the final
 * decision.
 */
async function requireProofAllowed(
  { actor, clock, database }: ActorContext,
  orderId: number,
): Promise<void> {
  const state = await findOrderState(database.db, orderId, actor.userId);
  const isAllowed =
    state && allowedOrderActions(state, 'customer', clock.now()).includes('submitProof');
  if (!isAllowed) await refuseStatusChange(database.db, orderId, actor.userId);
}

async function storeProof(
  context: ActorContext,
  submission: Submission,
  picture: PreparedImage,
): Promise<void> {
  const { database, files } = context;
  const proofId = randomUUID();
  const fileKey = proofFileKey(proofId);
  await files.save(fileKey, picture.bytes);
  try {
    const isNew = await database.transaction((tx) =>
      recordProof(context, tx, { ...submission, proofId, picture }),
    );
    if (!isNew) await files.remove(fileKey);
  } catch (error) {
    // Only a refusal has certainly written nothing. After any other failure the row may exist, so
    // the file stays; the nightly sweep removes it when there is no row.
    if (error instanceof AppError) await files.remove(fileKey);
    throw error;
  }
}
