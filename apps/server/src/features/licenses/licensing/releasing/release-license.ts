import type { Tx } from '../../../../platform/db/types.ts';
import { type ChangeContext, recordChange } from '../../../../platform/history/record-change.ts';
import type { Context } from '../../../../platform/http/mount.ts';
import { updateActivation } from '../activations.repository.ts';
import { forgetFailures } from '../license-attempts.ts';
import { queueLicenseWebhooks } from '../license-webhooks.ts';
import type { ActivationRow, LicenseRow } from '../load-license.repository.ts';
import { revocationsChanged } from '../tokens/revocations-changed.ts';
import { closeTransfers } from '../transfers/close-transfers.ts';

interface Release {
  license: Pick<LicenseRow, 'id' | 'licenseKey'>;
  activation: ActivationRow;
  note?: string | undefined;
  /** No admin decided it: another device then needs a photo, and an open request stays open. */
  isLetGo?: boolean;
}

/** Lets a licence go from its device. Needs the licence's lock; its token is revoked from here on. */
export async function releaseLicense(
  tx: Tx,
  context: ChangeContext & Pick<Context, 'jobs' | 'limits' | 'settings'>,
  { license, activation, note, isLetGo = false }: Release,
): Promise<void> {
  const at = context.clock.now();
  await updateActivation(tx, activation.id, { releasedAt: at, letGoAt: isLetGo ? at : null });
  await revocationsChanged(tx);
  await forgetFailures(context.limits, tx, license.licenseKey);
  if (!isLetGo) {
    await closeTransfers(tx, context, { licenseIds: [license.id], because: 'released' });
  }
  await recordChange(tx, context, ['license', license.id], 'release', {
    by: 'caller',
    note,
    before: { deviceId: activation.deviceId, sequence: activation.sequence },
  });
  await queueLicenseWebhooks(context, tx, 'license.released', { ids: [license.id] });
}
