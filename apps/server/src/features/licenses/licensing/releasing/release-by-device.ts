// A working device releases its licence by itself, so that the licence can move without an admin. It
// authenticates with the secret it received when it was bound. The token is not enough: the owner sees
// it too and could move the licence without the device. A device whose answer was lost may ask again.
// The next device needs a move with a photo, except once on the first day; otherwise one key could run
// many boxes (decision 0074).
import { AppError } from '../../../../platform/app-error.ts';
import { hashToken } from '../../../../platform/crypto/tokens.ts';
import type { Context } from '../../../../platform/http/mount.ts';
import { findBySecret } from '../activations.repository.ts';
import type { DeviceId } from '../device-id.ts';
import { freeMoveUntil } from '../ledger/device-ledger.ts';
import { forgetFailures } from '../license-attempts.ts';
import { lockLicense } from '../load-license.repository.ts';
import { releaseLicense } from './release-license.ts';

interface DeviceRelease {
  licenseKey: string;
  deviceId: DeviceId | undefined;
  releaseSecret: string;
}

/** Returns until when another device needs no photo; null when it does. */
export async function releaseByDevice(
  context: Omit<Context, 'actor'>,
  { licenseKey, deviceId, releaseSecret }: DeviceRelease,
): Promise<Date | null> {
  const refused = () => new AppError('RELEASE_REFUSED', { field: 'releaseSecret' });
  return context.database.transaction(async (tx) => {
    const license = await lockLicense(tx, { licenseKey });
    if (!license) throw new AppError('LICENSE_UNKNOWN', { field: 'licenseKey' });
    if (!deviceId) throw refused();
    const proof = { deviceId, secretHash: hashToken(releaseSecret) };
    const proven = await findBySecret(tx, license.id, proof);
    if (proven === undefined) throw refused();
    const { activation } = license;
    const now = context.clock.now();
    if (activation?.id === proven) {
      const release = { license, activation, note: 'Dilepas oleh perangkat', isLetGo: true };
      await releaseLicense(tx, { ...context, actor: undefined }, release);
      return freeMoveUntil(license, now);
    }
    // Bound again since then: the old secret must not talk the device out of its new binding.
    if (activation?.deviceId === deviceId) throw refused();
    await forgetFailures(context.limits, tx, licenseKey);
    return freeMoveUntil(license, now);
  });
}
