// Revokes licences whose units were refunded, each with its own entry in the history.
import type { Tx } from '../../../../platform/db/types.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { queueLicenseWebhooks } from '../license-webhooks.ts';
import { type LineUnits, revokeLicensesOfLines } from '../licenses.repository.ts';
import { revocationsChanged } from '../tokens/revocations-changed.ts';
import { closeTransfers } from '../transfers/close-transfers.ts';

/** Returns how many were revoked. */
export async function revokeOrderLicenses(
  tx: Tx,
  context: ActorContext,
  { lines, reason }: { lines: LineUnits[]; reason: string },
): Promise<number> {
  const { actor, clock, requestId } = context;
  const by = { actorId: actor.userId, requestId, reason };
  const licenseIds = await revokeLicensesOfLines(tx, { lines, at: clock.now(), by });
  await revocationsChanged(tx);
  await closeTransfers(tx, context, { licenseIds, because: 'revoked' });
  await queueLicenseWebhooks(context, tx, 'license.revoked', { ids: licenseIds });
  return licenseIds.length;
}
