// A box is replaced under its warranty: the broken device is released and added to the revocation
// list, and the replacement does not count as a move (decision 0052).
import { AppError } from '../../../../platform/app-error.ts';
import type { Tx } from '../../../../platform/db/types.ts';
import { recordChange } from '../../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { markNotCounted, updateActivation } from '../activations.repository.ts';
import type { DeviceId } from '../device-id.ts';
import { type LicenseRow, lockLicense } from '../load-license.repository.ts';
import { releaseLicense } from '../releasing/release-license.ts';

const NOTE = 'Penggantian garansi';

interface BrokenDevice {
  licenseId: number;
  deviceId: DeviceId;
}

export async function releaseForReplacement(
  tx: Tx,
  context: ActorContext,
  { licenseId, deviceId }: BrokenDevice,
): Promise<void> {
  const license = await requireLicenseUsable(tx, licenseId);
  const { activation, lastHolding } = license;
  // It moved on in the meantime: another device works with it now.
  if (lastHolding?.deviceId !== deviceId) {
    const message = 'Lisensi perangkat ini baru saja berubah. Muat ulang halaman.';
    throw new AppError('CONFLICT', { message });
  }
  await markNotCounted(tx, { licenseId, deviceId }, context.clock.now());
  await recordChange(tx, context, ['license', licenseId], 'uncount device', {
    note: NOTE,
    after: { deviceId },
  });
  if (activation) await releaseLicense(tx, context, { license, activation, note: NOTE });
  // The device released the licence before; the accepted claim takes the place of the photo for the next one.
  else await updateActivation(tx, lastHolding.activationId, { letGoAt: null });
}

/** The replacement will need it. Locks the licence. */
export async function requireLicenseUsable(tx: Tx, licenseId: number): Promise<LicenseRow> {
  const license = await lockLicense(tx, { id: licenseId });
  if (!license) throw new AppError('NOT_FOUND', { message: 'Lisensi tidak ditemukan.' });
  if (license.isRevoked) throw new AppError('LICENSE_REVOKED');
  if (license.isSuspended) {
    const message = 'Lisensi box ini sedang ditangguhkan. Pulihkan dulu, lalu setujui klaim ini.';
    throw new AppError('LICENSE_SUSPENDED', { message });
  }
  return license;
}
