// Approving releases the old device (which is added to the revocation list) and frees the licence
// for one other device. All rules are checked again under the lock: two approvals cannot make a
// fourth move, and an approval that moves nothing must not cost the customer a move.
import { type decideTransferBody, MAX_TRANSFERS, type z } from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import { recordChange } from '../../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { markNotCounted } from '../activations.repository.ts';
import { movesUsed } from '../ledger/device-ledger.ts';
import { type LicenseRow, lockLicense } from '../load-license.repository.ts';
import { queueLicenseNotice } from '../mails/queue-license-notice.ts';
import { releaseLicense } from '../releasing/release-license.ts';
import { findTransfer, decideTransfer as saveDecision } from './transfers.repository.ts';

type Decision = z.output<typeof decideTransferBody> & { transferId: number };

export async function decideTransfer(
  context: ActorContext,
  { transferId, decision, note, isCounted }: Decision,
): Promise<void> {
  const { actor, clock, database } = context;
  const seen = await findTransfer(database.db, transferId);
  if (!seen) throw new AppError('NOT_FOUND', { message: 'Permohonan tidak ditemukan.' });
  const { licenseId } = seen;
  await database.transaction(async (tx) => {
    const license = await lockLicense(tx, { id: licenseId });
    if (!license) throw new AppError('NOT_FOUND', { message: 'Lisensi tidak ditemukan.' });
    const isApproved = decision === 'approve';
    const decided = await saveDecision(tx, transferId, {
      status: isApproved ? 'approved' : 'rejected',
      decidedAt: clock.now(),
      decidedBy: actor.userId,
      decisionNote: note ?? null,
    });
    if (!decided) throw new AppError('CONFLICT', { message: 'Permohonan ini sudah diputuskan.' });
    if (isApproved) {
      const { deviceId } = requireMovable(license, { ...seen, isCounted });
      if (!isCounted) await markNotCounted(tx, { licenseId, deviceId }, clock.now());
      const { activation } = license;
      // When the device released the licence by itself, the next one needs only the approval.
      if (activation) {
        await releaseLicense(tx, context, { license, activation, note: 'Pindah perangkat' });
      }
    }
    const action = isApproved ? 'approve transfer' : 'reject transfer';
    const after = { transferId, isCounted };
    await recordChange(tx, context, ['license', licenseId], action, { note, after });
    await queueLicenseNotice(context, tx, {
      license,
      event: isApproved ? 'transfer approved' : 'transfer rejected',
      reason: note,
      occasion: String(transferId),
    });
  });
}

function requireMovable(
  { activation, holders, isRevoked, isSuspended, lastHolding }: LicenseRow,
  { activationId, isCounted }: { activationId: number; isCounted: boolean },
) {
  const refuse = (message: string) => new AppError('TRANSFER_REFUSED', { message });
  if (isRevoked) {
    throw refuse('Lisensi ini sudah dicabut, jadi tidak dapat dipindah. Tolak permohonan ini.');
  }
  if (isSuspended) {
    throw refuse('Lisensi ini sedang ditangguhkan. Pulihkan dulu, lalu setujui permohonan ini.');
  }
  const isThere = activation !== null || lastHolding?.isLetGo === true;
  if (!isThere || lastHolding?.activationId !== activationId) {
    throw refuse('Perangkat ini sudah dilepas, jadi tidak perlu dipindah. Tolak permohonan ini.');
  }
  // The ledger after the approval: a licence that could not be bound afterwards must not be
  // released.
  const after = holders.map((holder) =>
    holder.deviceId === lastHolding.deviceId && !isCounted ? { ...holder, isCounted } : holder,
  );
  if (movesUsed(after) >= MAX_TRANSFERS) {
    throw refuse('Jatah 3 kali pindah perangkat untuk lisensi ini sudah habis.');
  }
  return lastHolding;
}
