import { and, asc, eq } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../../platform/db/types.ts';
import type { DeviceId } from '../device-id.ts';
import { deviceSecrets } from '../licensing.schema.ts';
import type { SeenSecret } from './device-ledger.ts';

interface DeviceOfLicense {
  licenseId: number;
  deviceId: DeviceId;
}

/** Lists the secrets from the oldest to the newest. */
export async function listSecrets(
  db: Queryable,
  { licenseId, deviceId }: DeviceOfLicense,
): Promise<SeenSecret[]> {
  return db
    .select({
      secretHash: deviceSecrets.secretHash,
      firstSeenAt: deviceSecrets.firstSeenAt,
      isExtra: deviceSecrets.isExtra,
    })
    .from(deviceSecrets)
    .where(and(eq(deviceSecrets.licenseId, licenseId), eq(deviceSecrets.deviceId, deviceId)))
    .orderBy(asc(deviceSecrets.id));
}

export async function insertSecret(
  tx: Tx,
  { licenseId, deviceId }: DeviceOfLicense,
  secret: SeenSecret,
): Promise<void> {
  await tx.insert(deviceSecrets).values({ ...secret, licenseId, deviceId });
}
