// Revokes a refunded order's licences, each with its own entry in the history.
import type { Tx } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Context } from '../../../platform/http/mount.ts';
import { revokeLicensesOfOrder } from '../licenses.repository.ts';
import { revocationsChanged } from '../tokens/revocations-changed.ts';
import { closeTransfers } from '../transfers/close-transfers.ts';

/** Returns how many were revoked. */
export async function revokeOrderLicenses(
  tx: Tx,
  context: Context & { actor: Actor },
  { orderId, reason }: { orderId: number; reason: string },
): Promise<number> {
  const { actor, clock, requestId } = context;
  const licenseIds = await revokeLicensesOfOrder(tx, {
    orderId,
    at: clock.now(),
    by: { actorId: actor.userId, requestId, reason },
  });
  await revocationsChanged(tx);
  await closeTransfers(tx, context, { licenseIds, because: 'revoked' });
  return licenseIds.length;
}
