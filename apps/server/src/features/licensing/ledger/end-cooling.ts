// An admin spares other devices the wait after a device let go by itself.

import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { recordChange } from '../../../platform/history/record-change.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Context } from '../../../platform/http/mount.ts';
import { saveActivationFacts } from '../activations.repository.ts';
import { forgetFailures } from '../license-attempts.ts';
import type { LicenseRow } from '../load-license.repository.ts';
import { coolingUntil } from './device-ledger.ts';

export async function endCooling(
  tx: Tx,
  context: Context & { actor: Actor },
  { license, reason }: { license: LicenseRow; reason: string },
): Promise<void> {
  const { lastHolding } = license;
  const until = coolingUntil(lastHolding, context.clock.now());
  if (!lastHolding || !until) {
    throw new AppError('CONFLICT', { message: 'Tidak ada perangkat lain yang harus menunggu.' });
  }
  await saveActivationFacts(tx, lastHolding.activationId, { coolingUntil: null });
  await forgetFailures(context.limits, tx, license.licenseKey);
  await recordChange(tx, context, {
    subject: 'license',
    subjectId: license.id,
    action: 'end cooling',
    note: reason,
    before: { coolingUntil: until.toISOString() },
  });
}
