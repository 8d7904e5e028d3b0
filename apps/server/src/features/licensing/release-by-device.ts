// A working device lets go by itself, so that the licence can move without an admin. It proves itself
// with the secret it was told when it was bound. The token would not do: the owner sees it too, and
// could move a licence as often as he likes without the device.
import { parseDeviceId } from '@timesync/contract';
import { hashToken } from '../../platform/crypto/tokens.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Context } from '../../platform/http/mount.ts';
import { isReleaseSecret } from './activations.repository.ts';
import { lockLicense } from './owned-license.repository.ts';
import { releaseLicense } from './release-license.ts';

interface DeviceRelease {
  licenseKey: string;
  deviceId: string;
  releaseSecret: string;
}

export async function releaseByDevice(
  context: Omit<Context, 'actor'>,
  { licenseKey, deviceId, releaseSecret }: DeviceRelease,
): Promise<void> {
  const device = parseDeviceId(deviceId);
  await context.database.transaction(async (tx) => {
    const license = await lockLicense(tx, { licenseKey });
    const activation = license?.activation;
    if (!license || !activation) throw new AppError('LICENSE_UNKNOWN', { field: 'licenseKey' });
    const isItsDevice = device && activation.deviceId === Buffer.from(device).toString('hex');
    const isProven = await isReleaseSecret(tx, activation.id, hashToken(releaseSecret));
    if (!isItsDevice || !isProven) {
      throw new AppError('RELEASE_REFUSED', { field: 'releaseSecret' });
    }
    await releaseLicense(
      tx,
      { ...context, actor: undefined },
      { licenseId: license.id, activation, note: 'Dilepas oleh perangkat' },
    );
  });
}
