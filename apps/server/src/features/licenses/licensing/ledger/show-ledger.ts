// The device ledger for an admin, to decide what counts and whether another device needs a photo.
import type { ManagedLicenseDetail } from '@timesync/contract';
import { asc, eq, isNotNull, isNull, max, min, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../platform/db/types.ts';
import { presentDeviceId } from '../device-id.ts';
import { activations } from '../licensing.schema.ts';
import type { LicenseRow } from '../load-license.repository.ts';
import { FREE_RESETS, needsProof, resetsUsed } from './device-ledger.ts';
import { listSecrets } from './device-secrets.repository.ts';

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

const { activatedAt, deviceId, deviceType, notCountedAt, releasedAt, sequence } = activations;

/** Every device that ever held the licence, in the order they came. */
function listHolders(db: Queryable, licenseId: number) {
  return db
    .select({
      deviceId,
      deviceType: sql<string>`${max(deviceType)}`,
      since: sql<Date>`${min(activatedAt)}`.mapWith(activatedAt),
      until:
        sql<Date | null>`case when bool_and(${isNotNull(releasedAt)}) then ${max(releasedAt)} end`.mapWith(
          releasedAt,
        ),
      isCounted: sql<boolean>`bool_and(${isNull(notCountedAt)})`,
    })
    .from(activations)
    .where(eq(activations.licenseId, licenseId))
    .groupBy(deviceId)
    .orderBy(asc(min(sequence)));
}
