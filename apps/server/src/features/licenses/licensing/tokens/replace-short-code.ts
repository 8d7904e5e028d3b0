// The same device asks with a new Kode Perangkat: it gets digits for that one, and the old ones are
// lost.
import type { Tx } from '../../../../platform/db/types.ts';
import { recordHistory } from '../../../../platform/history/history.ts';
import type { Actor } from '../../../../platform/http/actor.ts';
import type { Context } from '../../../../platform/http/mount.ts';
import { saveShortCode } from '../activations.repository.ts';
import type { ActivationRow, LicenseRow } from '../load-license.repository.ts';

interface NewDigits {
  license: Pick<LicenseRow, 'id'>;
  activation: ActivationRow;
  shortCode: string;
  /** Why an admin does it in the customer's place. */
  reason: string | undefined;
}

const REPLACED = 'Kode 20 angka diganti untuk perangkat yang sama';

export async function replaceShortCode(
  tx: Tx,
  { actor, clock, requestId }: Pick<Context, 'clock' | 'requestId'> & { actor: Actor | undefined },
  { license, activation, shortCode, reason }: NewDigits,
): Promise<void> {
  const { id, deviceId, deviceType } = activation;
  await saveShortCode(tx, id, shortCode);
  // The history does not contain the digits, because they open the box.
  await recordHistory(tx, [
    {
      at: clock.now(),
      actorKind: actor?.role === 'admin' ? 'admin' : 'customer',
      actorId: actor?.userId ?? null,
      requestId,
      subject: 'license',
      subjectId: license.id,
      action: 'activate',
      note: reason ? `${REPLACED}: ${reason}` : REPLACED,
      before: { deviceId, hasCode: activation.shortCode !== null },
      after: { deviceId, deviceType, hasCode: true },
    },
  ]);
}
