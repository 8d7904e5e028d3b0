// A box is replaced under its warranty: the device lets go and lands on the revocation list, and what
// takes its place is no move of the customer's (LICENSING.md, section 6).
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { recordChange } from '../../../platform/history/record-change.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Context } from '../../../platform/http/mount.ts';
import { markNotCounted, saveActivationFacts } from '../activations.repository.ts';
import { lockLicense } from '../load-license.repository.ts';
import { releaseLicense } from '../release-license.ts';

const NOTE = 'Penggantian garansi';

export async function releaseForReplacement(
  tx: Tx,
  context: Context & { actor: Actor },
  licenseId: number,
): Promise<void> {
  const license = await lockLicense(tx, { id: licenseId });
  if (!license) throw new AppError('NOT_FOUND', { message: 'Lisensi tidak ditemukan.' });
  if (license.isRevoked) throw new AppError('LICENSE_REVOKED');
  if (license.isSuspended) {
    const message = 'Lisensi box ini sedang ditangguhkan. Pulihkan dulu, lalu setujui klaim ini.';
    throw new AppError('LICENSE_SUSPENDED', { message });
  }
  const { activation, lastHolding } = license;
  // Never activated: the replacement is the first device, which is free anyway.
  if (!lastHolding) return;
  const { deviceId } = lastHolding;
  await markNotCounted(tx, { licenseId, deviceId }, context.clock.now());
  await recordChange(tx, context, {
    subject: 'license',
    subjectId: licenseId,
    action: 'uncount device',
    note: NOTE,
    after: { deviceId },
  });
  if (activation) await releaseLicense(tx, context, { license, activation, note: NOTE });
  // It let go by itself before: the accepted claim is the proof.
  else await saveActivationFacts(tx, lastHolding.activationId, { letGoAt: null });
}
