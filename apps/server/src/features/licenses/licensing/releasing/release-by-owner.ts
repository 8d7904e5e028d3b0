// For a wrongly chosen box: on the first day the owner takes the licence back without a photo,
// because a box without internet cannot release it.
import { AppError } from '../../../../platform/app-error.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { freeMoveUntil } from '../ledger/device-ledger.ts';
import { lockLicense } from '../load-license.repository.ts';
import { releaseLicense } from './release-license.ts';

export async function releaseByOwner(context: ActorContext, licenseId: number): Promise<void> {
  const own = { id: licenseId, userId: context.actor.userId };
  await context.database.transaction(async (tx) => {
    const license = await lockLicense(tx, own);
    if (!license) throw new AppError('NOT_FOUND', { message: 'Lisensi tidak ditemukan.' });
    if (license.isRevoked) throw new AppError('LICENSE_REVOKED');
    if (license.isSuspended) throw new AppError('LICENSE_SUSPENDED');
    if (!freeMoveUntil(license, context.clock.now())) throw new AppError('MOVE_NEEDS_PROOF');
    const { activation } = license;
    // A second call finds the licence released already.
    if (!activation) return;
    await releaseLicense(tx, context, { license, activation, note: 'Salah pasang', isLetGo: true });
  });
}
