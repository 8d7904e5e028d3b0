// After a device released the licence by itself, an admin allows another one to follow without
// a photo.
import { AppError } from '../../../../platform/app-error.ts';
import type { Tx } from '../../../../platform/db/types.ts';
import { recordChange } from '../../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { updateActivation } from '../activations.repository.ts';
import { forgetFailures } from '../license-attempts.ts';
import type { LicenseRow } from '../load-license.repository.ts';
import { FREE_RESETS, needsProof, resetsUsed } from './device-ledger.ts';
import { listSecrets } from './device-secrets.repository.ts';

export async function allowMove(
  tx: Tx,
  context: ActorContext,
  { license, reason }: { license: LicenseRow; reason: string },
): Promise<void> {
  const { lastHolding } = license;
  if (!lastHolding || !needsProof(license, context.clock.now())) {
    throw new AppError('CONFLICT', { message: 'Lisensi ini tidak menunggu bukti pindah.' });
  }
  await updateActivation(tx, lastHolding.activationId, { letGoAt: null });
  await forgetFailures(context.limits, tx, license.licenseKey);
  await recordChange(tx, context, ['license', license.id], 'allow move', {
    note: reason,
    before: { deviceId: lastHolding.deviceId },
  });
}

// An admin allows one more secret of a device that has used up its free resets.
export async function allowReset(
  tx: Tx,
  context: ActorContext,
  { license, reason }: { license: LicenseRow; reason: string },
): Promise<void> {
  const { id: licenseId, lastHolding } = license;
  const now = context.clock.now();
  const refused = (message: string) => new AppError('CONFLICT', { message });
  if (!lastHolding) throw refused('Lisensi ini belum pernah dipakai.');
  if (lastHolding.isResetAllowed) throw refused('Satu reset lagi sudah diizinkan.');
  const { activationId, deviceId } = lastHolding;
  if (resetsUsed(await listSecrets(tx, { licenseId, deviceId }), now) < FREE_RESETS) {
    throw refused('Perangkat ini masih punya reset gratis.');
  }
  await updateActivation(tx, activationId, { resetAllowedAt: now });
  await recordChange(tx, context, ['license', licenseId], 'allow reset', {
    note: reason,
    after: { deviceId },
  });
}
