// A working device lets go by itself, so that the licence can move without an admin. It proves that
// it is the one with the token that was signed for it.
import { type KeysById, parseDeviceId, verifyToken } from '@timesync/contract';
import { AppError } from '../../platform/http/app-error.ts';
import type { Context } from '../../platform/http/mount.ts';
import { licensePublicId } from './license-signer.ts';
import { lockLicense } from './owned-license.repository.ts';
import { releaseLicense } from './release-license.ts';

interface DeviceRelease {
  licenseKey: string;
  deviceId: string;
  token: string;
}

export async function releaseByDevice(
  context: Omit<Context, 'actor'>,
  keys: KeysById,
  { licenseKey, deviceId, token }: DeviceRelease,
): Promise<void> {
  const refused = () => new AppError('DEVICE_TOKEN_REFUSED', { field: 'token' });
  const verified = await verifyToken(token, keys);
  const device = parseDeviceId(deviceId);
  if (!verified.ok || !device) throw refused();
  const { payload } = verified;

  await context.database.transaction(async (tx) => {
    const license = await lockLicense(tx, { licenseKey });
    const activation = license?.activation;
    if (!license || !activation) throw new AppError('LICENSE_UNKNOWN', { field: 'licenseKey' });
    const isItsToken =
      Buffer.from(payload.licensePublicId).equals(licensePublicId(license.id)) &&
      Buffer.from(payload.deviceId).equals(device) &&
      activation.deviceId === Buffer.from(device).toString('hex') &&
      payload.sequence === activation.sequence;
    if (!isItsToken) throw refused();
    await releaseLicense(
      tx,
      { ...context, actor: undefined },
      { licenseId: license.id, activation, note: 'Dilepas oleh perangkat' },
    );
  });
}
