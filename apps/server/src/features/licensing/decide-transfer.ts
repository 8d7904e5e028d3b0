// Approving lets the old device go (it lands on the revocation list) and frees the licence for one
// other device. The limit is checked again under the lock: two approvals cannot make a fourth move.
import { MAX_TRANSFERS } from '@timesync/contract';
import { recordChange } from '../../platform/history/record-change.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Context } from '../../platform/http/mount.ts';
import { lockLicense } from './owned-license.repository.ts';
import { releaseLicense } from './release-license.ts';
import { findTransfer, decideTransfer as saveDecision } from './transfers.repository.ts';

interface Decision {
  transferId: number;
  decision: 'approve' | 'reject';
  note?: string | undefined;
  isCounted: boolean;
}

export async function decideTransfer(
  context: Context & { actor: Actor },
  { transferId, decision, note, isCounted }: Decision,
): Promise<void> {
  const { actor, clock, database } = context;
  const seen = await findTransfer(database.db, transferId);
  if (!seen) throw new AppError('NOT_FOUND', { message: 'Permohonan tidak ditemukan.' });
  const { licenseId, activationId } = seen;
  await database.transaction(async (tx) => {
    const license = await lockLicense(tx, { id: licenseId });
    const isApproved = decision === 'approve';
    const decided = await saveDecision(tx, transferId, {
      status: isApproved ? 'approved' : 'rejected',
      isCounted,
      decidedAt: clock.now(),
      decidedBy: actor.userId,
      decisionNote: note ?? null,
    });
    if (!decided) throw new AppError('CONFLICT', { message: 'Permohonan ini sudah diputuskan.' });
    if (isApproved) {
      if (isCounted && (license?.countedTransfers ?? 0) >= MAX_TRANSFERS) {
        throw new AppError('TRANSFER_REFUSED', {
          message: 'Jatah 3 kali pindah perangkat untuk lisensi ini sudah habis.',
        });
      }
      const activation = license?.activation;
      if (activation?.id === activationId) {
        await releaseLicense(tx, context, { licenseId, activation, note: 'Pindah perangkat' });
      }
    }
    await recordChange(tx, context, {
      subject: 'license',
      subjectId: licenseId,
      action: isApproved ? 'approve transfer' : 'reject transfer',
      ...(note && { note }),
      after: { transferId, isCounted },
    });
  });
}
