// The terms, executable: broken device with a picture of it, at most three counted moves, within
// three years of the purchase, one open request at a time. Decided under the licence's lock.
import { randomUUID } from 'node:crypto';
import { type TransferObstacle, transferObstacle } from '@timesync/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { prepareImage } from '../../../platform/files/images.ts';
import { recordHistory } from '../../../platform/history/history.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Context } from '../../../platform/http/mount.ts';
import { requireUploadQuota } from '../../accounts/require-upload-quota.ts';
import { tellOwner } from '../../owner-news/tell-owner.ts';
import { movesUsed, needsProof } from '../ledger/device-ledger.ts';
import { findLicense, type LicenseRow, lockLicense } from '../load-license.repository.ts';
import { evidenceFileKey } from './evidence-files.ts';
import { insertTransfer } from './transfers.repository.ts';

const sentences: Record<TransferObstacle, string> = {
  notActive: 'Lisensi ini belum dipakai di perangkat mana pun, jadi tidak perlu dipindah.',
  alreadyOpen: 'Permohonan pindah perangkat untuk lisensi ini masih diperiksa.',
  usedUp: 'Jatah 3 kali pindah perangkat untuk lisensi ini sudah habis.',
  tooLate: 'Batas waktu pindah perangkat (3 tahun sejak pembelian) sudah lewat.',
};

interface TransferRequest {
  licenseId: number;
  note: string;
  picture: Uint8Array;
}

export async function requestTransfer(
  context: Context & { actor: Actor },
  { licenseId, note, picture }: TransferRequest,
): Promise<void> {
  const { actor, clock, database, files } = context;
  const own = { id: licenseId, userId: actor.userId };
  requireTransferable(await findLicense(database.db, own), clock.now());
  await requireUploadQuota(context);
  const { bytes } = await prepareImage(picture, actor.userId);
  const evidenceId = randomUUID();
  const fileKey = evidenceFileKey(evidenceId);
  await files.save(fileKey, bytes);
  try {
    const evidence = { id: evidenceId, bytes: bytes.length };
    await database.transaction((tx) => record(tx, context, { licenseId, note, evidence }));
  } catch (error) {
    // Only a refusal is sure to have written nothing; the nightly sweep sees to the rest.
    if (error instanceof AppError) await files.remove(fileKey);
    throw error;
  }
}

interface StoredRequest {
  licenseId: number;
  note: string;
  evidence: { id: string; bytes: number };
}

async function record(
  tx: Tx,
  context: Context & { actor: Actor },
  { licenseId, note, evidence }: StoredRequest,
): Promise<void> {
  const { actor, clock, requestId } = context;
  const now = clock.now();
  const own = { id: licenseId, userId: actor.userId };
  const license = requireTransferable(await lockLicense(tx, own), now);
  const { activationId, deviceId } = license.lastHolding;
  await insertTransfer(tx, {
    licenseId,
    activationId,
    note,
    evidence: [evidence.id],
    requestedAt: now,
  });
  await recordHistory(tx, [
    {
      at: now,
      actorKind: 'customer',
      actorId: actor.userId,
      requestId,
      subject: 'license',
      subjectId: licenseId,
      action: 'request transfer',
      note,
      after: { deviceId, evidenceBytes: evidence.bytes },
    },
  ]);
  await tellOwner(context, tx, {
    kind: 'transfer',
    subjectId: licenseId,
    occasion: evidence.id,
    line: `Permohonan pindah perangkat untuk ${license.product} menunggu keputusan.`,
  });
}

function requireTransferable(license: LicenseRow | undefined, now: Date) {
  if (!license) throw new AppError('NOT_FOUND', { message: 'Lisensi tidak ditemukan.' });
  const { activation, hasOpenRequest, isRevoked, isSuspended, lastHolding } = license;
  if (isRevoked) throw new AppError('LICENSE_REVOKED');
  if (isSuspended) throw new AppError('LICENSE_SUSPENDED');
  const obstacle = transferObstacle(
    {
      isMovable: activation !== null || needsProof(license, now),
      hasOpenRequest,
      movesUsed: movesUsed(license.holders),
      purchasedAt: new Date(license.purchasedAt),
    },
    now,
  );
  if (obstacle || !lastHolding) {
    throw new AppError('TRANSFER_REFUSED', { message: sentences[obstacle ?? 'notActive'] });
  }
  return { ...license, lastHolding };
}
