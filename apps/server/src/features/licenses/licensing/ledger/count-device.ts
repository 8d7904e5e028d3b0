// An admin's decision on one device of the ledger: our own mistake or a warranty replacement is no
// move.
import type { countDeviceBody, z } from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import { recordChange } from '../../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { markNotCounted } from '../activations.repository.ts';
import { readDeviceId } from '../device-id.ts';
import { forgetFailures } from '../license-attempts.ts';
import { lockLicense } from '../load-license.repository.ts';
import { movesUsed } from './device-ledger.ts';

type Mark = z.output<typeof countDeviceBody> & { licenseId: number };

export async function countDevice(
  context: ActorContext,
  { licenseId, deviceId: typed, isCounted, reason }: Mark,
): Promise<void> {
  const deviceId = readDeviceId(typed);
  await context.database.transaction(async (tx) => {
    const license = await lockLicense(tx, { id: licenseId });
    if (!license) throw new AppError('NOT_FOUND', { message: 'Lisensi tidak ditemukan.' });
    const holder = license.holders.find((each) => each.deviceId === deviceId);
    if (!holder || !deviceId) {
      const message = 'Perangkat ini tidak pernah memakai lisensi ini.';
      throw new AppError('NOT_FOUND', { message, field: 'deviceId' });
    }
    if (holder.isCounted === isCounted) throw new AppError('CONFLICT');
    await markNotCounted(tx, { licenseId, deviceId }, isCounted ? null : context.clock.now());
    await forgetFailures(context.limits, tx, license.licenseKey);
    const after = license.holders.map((each) => (each === holder ? { ...each, isCounted } : each));
    const action = isCounted ? 'count device' : 'uncount device';
    await recordChange(tx, context, ['license', licenseId], action, {
      note: reason,
      before: { deviceId, movesUsed: movesUsed(license.holders) },
      after: { deviceId, movesUsed: movesUsed(after) },
    });
  });
}
