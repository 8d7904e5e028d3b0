// A proof is a new version, never an overwrite. The file is stored durably before the row is
// committed: a crash leaves at most a file without a row, never a row without a file. A repeated
// upload with the same key answers as the first did, whatever has happened to the order since.
import { randomUUID } from 'node:crypto';
import {
  allowedOrderActions,
  LATE_PROOF_DAYS,
  LATE_PROOF_DAYS_AFTER_DEADLINE,
} from '@timesync/contract';
import { gte, ne, or, sql } from 'drizzle-orm';
import { AppError } from '../../../../platform/app-error.ts';
import type { Queryable, Tx } from '../../../../platform/db/types.ts';
import { type PreparedImage, prepareImage } from '../../../../platform/files/pictures/images.ts';
import { showsTheSame } from '../../../../platform/files/pictures/thumbnail.ts';
import { recordChange } from '../../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { notifyAdmins } from '../../../office/admin-digest/notify-admins.ts';
import { requireUploadQuota } from '../../../people/accounts/require-upload-quota.ts';
import { getOrder } from '../load-order.repository.ts';
import { proofReceivedMail } from '../mails/orders.mails.ts';
import { queueOrderNotice } from '../mails/queue-order-notice.ts';
import {
  findOrderState,
  lockOrder,
  refuseStatusChange,
  requireStatusChange,
} from '../orders.repository.ts';
import { orders } from '../orders.schema.ts';
import { copyAccount } from '../paying/payment-evidence.repository.ts';
import { reserveStockAgain } from '../shipped/order-stock.ts';
import {
  findOrderWithPicture,
  findProofByKey,
  insertProof,
  listLikePictures,
} from './payment-proofs.repository.ts';
import { proofFiles } from './proof-files.ts';

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
  const file = { id: proofId, bytes: picture.bytes };
  const isNew = await proofFiles.store(files, file, () =>
    database.transaction((tx) => recordProof(context, tx, { ...submission, proofId, picture })),
  );
  if (!isNew) await files.remove(proofFiles.fileKey(proofId));
}

const DAY_MS = 24 * 60 * 60 * 1000;
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

interface StoredProof extends Omit<Submission, 'image'> {
  proofId: string;
  picture: PreparedImage;
}

/**
 * Changes the order to `confirm` with this proof; false when the same upload was recorded before.
 */
async function recordProof(
  context: ActorContext,
  tx: Tx,
  { orderId, paymentAccountId, idempotencyKey, proofId, picture }: StoredProof,
): Promise<boolean> {
  const { actor, clock } = context;
  const { userId } = actor;
  const now = clock.now();
  // The lock makes a repeated request wait until this one is done.
  const locked = await lockOrder(tx, orderId, userId);
  const earlier =
    idempotencyKey && (await findProofByKey(tx, { orderId, userId, key: idempotencyKey }));
  if (earlier) {
    requireSameProof(earlier, { paymentAccountId, sha256: picture.sha256 });
    return false;
  }
  const account = await copyAccount(tx, paymentAccountId);

  const changed = await requireStatusChange(tx, 'submitProof', {
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
  await recordChange(tx, context, ['order', orderId], 'submitProof', {
    by: 'customer',
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
  await queueOrderNotice(context, tx, order, 'proof received', proofReceivedMail, occasion);
  await notifyAdmins(context, tx, {
    kind: 'proof',
    subjectId: orderId,
    occasion,
    line: `Bukti transfer ${order.invoiceNumber} dari ${order.user.name} menunggu diperiksa.`,
  });
  return true;
}

interface SentProof {
  paymentAccountId: number | null;
  sha256: Buffer;
}

/** One key names one upload: the same picture for the same account. */
function requireSameProof(earlier: SentProof, repeated: SentProof): void {
  const isSameAccount =
    earlier.paymentAccountId === null || earlier.paymentAccountId === repeated.paymentAccountId;
  if (!isSameAccount || !earlier.sha256.equals(repeated.sha256)) {
    throw new AppError('IDEMPOTENCY_MISMATCH');
  }
}

// Warns of a picture that was sent for another order. An identical picture always wins; a similar
// one counts only when its thumbnail matches, because honest receipts of one bank app look alike to
// the coarser difference hash.
async function findReusedProof(
  db: Queryable,
  orderId: number,
  picture: Pick<PreparedImage, 'sha256' | 'differenceHash' | 'thumbnail'>,
): Promise<number | undefined> {
  const exact = await findOrderWithPicture(db, orderId, picture.sha256);
  if (exact !== undefined) return exact;
  const candidates = await listLikePictures(db, orderId, picture.differenceHash);
  return candidates.find(({ thumbnail }) => showsTheSame(thumbnail, picture.thumbnail))?.orderId;
}
