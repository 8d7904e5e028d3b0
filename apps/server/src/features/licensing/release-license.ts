import type { Tx } from '../../platform/db/database.ts';
import { recordHistory } from '../../platform/history/history.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Context } from '../../platform/http/mount.ts';
import { markReleased } from './activations.repository.ts';
import type { ActivationRow } from './owned-license.repository.ts';
import { revocationsChanged } from './revocations-changed.ts';

interface Release {
  licenseId: number;
  activation: ActivationRow;
  note?: string | undefined;
}

/** Lets a licence go from its device. Needs the licence's lock; its token is revoked from here on. */
export async function releaseLicense(
  tx: Tx,
  { actor, clock, requestId }: Pick<Context, 'clock' | 'requestId'> & { actor: Actor | undefined },
  { licenseId, activation, note }: Release,
): Promise<void> {
  const at = clock.now();
  await markReleased(tx, activation.id, at);
  await revocationsChanged(tx);
  await recordHistory(tx, [
    {
      at,
      actorKind: actor?.role === 'admin' ? 'admin' : 'customer',
      actorId: actor?.userId ?? null,
      requestId,
      subject: 'license',
      subjectId: licenseId,
      action: 'release',
      note: note ?? null,
      before: { deviceId: activation.deviceId, sequence: activation.sequence },
    },
  ]);
}
