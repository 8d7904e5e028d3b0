// The same device asks with a new Kode Perangkat: it gets digits for that one, and the old ones are
// lost.
import type { Tx } from '../../../../platform/db/types.ts';
import { type ChangeContext, recordChange } from '../../../../platform/history/record-change.ts';
import { updateActivation } from '../activations.repository.ts';
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
  context: ChangeContext,
  { license, activation, shortCode, reason }: NewDigits,
): Promise<void> {
  const { id, deviceId, deviceType } = activation;
  await updateActivation(tx, id, { shortCode });
  // The history does not contain the digits, because they open the box.
  await recordChange(tx, context, ['license', license.id], 'activate', {
    by: 'caller',
    note: reason ? `${REPLACED}: ${reason}` : REPLACED,
    before: { deviceId, hasCode: activation.shortCode !== null },
    after: { deviceId, deviceType, hasCode: true },
  });
}
