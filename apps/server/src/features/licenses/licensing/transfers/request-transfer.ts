// The terms, executable: broken device with a picture of it, at most three counted moves, within
// three years of the purchase, one open request at a time. Decided under the licence's lock.
import { type TransferObstacle, transferObstacle } from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import { recordChange } from '../../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { notifyAdmins } from '../../../office/admin-digest/notify-admins.ts';
import { movesUsed, needsProof } from '../ledger/device-ledger.ts';
import { findLicense, type LicenseRow, lockLicense } from '../load-license.repository.ts';
import { transferPhotos } from './transfer-photos.ts';
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
  context: ActorContext,
  { licenseId, note, picture }: TransferRequest,
): Promise<void> {
  const { actor, clock, database } = context;
  const own = { id: licenseId, userId: actor.userId };
  // Checked again under the lock; here it spares a refused request the upload.
  requireTransferable(await findLicense(database.db, own), clock.now());
  await transferPhotos.store(context, picture, (photo) =>
    database.transaction(async (tx) => {
      const now = clock.now();
      const license = requireTransferable(await lockLicense(tx, own), now);
      const { activationId, deviceId } = license.lastHolding;
      const evidence = [photo.id];
      await insertTransfer(tx, { licenseId, activationId, note, evidence, requestedAt: now });
      await recordChange(tx, context, ['license', licenseId], 'request transfer', {
        by: 'customer',
        note,
        after: { deviceId, evidenceBytes: photo.bytes },
      });
      await notifyAdmins(context, tx, {
        kind: 'transfer',
        subjectId: licenseId,
        occasion: photo.id,
        line: `Permohonan pindah perangkat untuk ${license.product} menunggu keputusan.`,
      });
    }),
  );
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
      purchasedAt: license.purchasedAt,
    },
    now,
  );
  if (obstacle || !lastHolding) {
    throw new AppError('TRANSFER_REFUSED', { message: sentences[obstacle ?? 'notActive'] });
  }
  return { ...license, lastHolding };
}
