// After a device released the licence by itself, an admin allows another one to follow without
// a photo.

import { AppError } from '../../../../platform/app-error.ts';
import type { Tx } from '../../../../platform/db/types.ts';
import { recordChange } from '../../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { updateActivation } from '../activations.repository.ts';
import { forgetFailures } from '../license-attempts.ts';
import type { LicenseRow } from '../load-license.repository.ts';
import { needsProof } from './device-ledger.ts';

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
