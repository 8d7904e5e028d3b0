// Boxes with the same device id are distinguished by their secret, of which only a hash is stored.
import { createHash } from 'node:crypto';
import { hasAdminArea } from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import type { Tx } from '../../../../platform/db/types.ts';
import { type ChangeContext, recordChange } from '../../../../platform/history/record-change.ts';
import type { Actor } from '../../../../platform/http/actor.ts';
import { updateActivation } from '../activations.repository.ts';
import type { DeviceId } from '../device-id.ts';
import type { LicenseRow } from '../load-license.repository.ts';
import { FREE_RESETS, resetsUsed } from './device-ledger.ts';
import { insertSecret, listSecrets } from './device-secrets.repository.ts';

interface ShownSecret {
  license: Pick<LicenseRow, 'id' | 'lastHolding'>;
  deviceId: DeviceId;
  secret: Uint8Array;
}

/** Needs the licence's lock. Refuses a box that has used up its resets, unless an admin decides. */
export async function admitSecret(
  tx: Tx,
  context: ChangeContext,
  { license, deviceId, secret }: ShownSecret,
): Promise<void> {
  const { actor } = context;
  const secretHash = createHash('sha256').update(secret).digest();
  const device = { licenseId: license.id, deviceId };
  const seen = await listSecrets(tx, device);
  if (seen.some((known) => known.secretHash.equals(secretHash))) return;
  const now = context.clock.now();
  const used = resetsUsed(seen, now);
  const isExtra = used >= FREE_RESETS;
  if (isExtra) await spendExtra(tx, actor, license.lastHolding, deviceId);
  await insertSecret(tx, device, { secretHash, firstSeenAt: now, isExtra });
  if (seen.length === 0) return;
  await recordChange(tx, context, ['license', license.id], 'reset device', {
    by: 'caller',
    note: isExtra ? 'Satu kali lagi dengan izin admin' : undefined,
    after: { deviceId, resetsUsed: isExtra ? used : used + 1 },
  });
}

/** An admin may always allow one more; anybody else needs the permission an admin gave before. */
async function spendExtra(
  tx: Tx,
  actor: Actor | undefined,
  lastHolding: LicenseRow['lastHolding'],
  deviceId: DeviceId,
): Promise<void> {
  if (actor && hasAdminArea(actor, 'licenses')) return;
  if (lastHolding?.deviceId !== deviceId || !lastHolding.isResetAllowed) {
    throw new AppError('DEVICE_RESETS_USED_UP');
  }
  await updateActivation(tx, lastHolding.activationId, { resetAllowedAt: null });
}
