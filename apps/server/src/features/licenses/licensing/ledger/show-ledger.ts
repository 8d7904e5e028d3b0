// The device ledger for an admin, to decide what counts and whether another device needs a photo.
import type { ManagedLicenseDetail } from '@timesync/contract';
import type { Queryable } from '../../../../platform/db/types.ts';
import { presentDeviceId } from '../device-id.ts';
import type { LicenseRow } from '../load-license.repository.ts';
import { needsProof } from './device-ledger.ts';
import { FREE_RESETS, resetsUsed } from './device-resets.ts';
import { listSecrets } from './device-secrets.repository.ts';
import { listHolders } from './license-holders.repository.ts';

export async function showLedger(
  db: Queryable,
  license: LicenseRow,
  now: Date,
): Promise<Pick<ManagedLicenseDetail, 'devices' | 'needsProof' | 'resets'>> {
  const { id: licenseId, lastHolding } = license;
  const devices = await listHolders(db, licenseId);
  const secrets = lastHolding ? await listSecrets(db, { ...lastHolding, licenseId }) : [];
  return {
    devices: devices.map((device) => ({
      ...device,
      deviceId: presentDeviceId(device.deviceId),
      since: device.since.toISOString(),
      until: device.until?.toISOString() ?? null,
    })),
    needsProof: needsProof(license, now),
    resets: {
      used: resetsUsed(secrets, now),
      allowed: FREE_RESETS,
      isExtraAllowed: lastHolding?.isResetAllowed ?? false,
    },
  };
}
