// A refunded order's licences are revoked, each with its own line in the history.
import { licenseStatusOf } from '@timesync/contract';
import type { Tx } from '../../platform/db/database.ts';
import { recordHistory } from '../../platform/history/history.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Context } from '../../platform/http/mount.ts';
import { closeTransfers } from './close-transfers.ts';
import { revokeLicensesOfOrder } from './licenses.repository.ts';
import { revocationsChanged } from './revocations-changed.ts';

/** Returns how many were revoked. */
export async function revokeOrderLicenses(
  tx: Tx,
  context: Context & { actor: Actor },
  { orderId, reason }: { orderId: number; reason: string },
): Promise<number> {
  const { actor, clock, requestId } = context;
  const at = clock.now();
  const revoked = await revokeLicensesOfOrder(tx, orderId, at);
  await revocationsChanged(tx);
  const licenseIds = revoked.map(({ id }) => id);
  await closeTransfers(tx, context, { licenseIds, because: 'revoked' });
  await recordHistory(
    tx,
    revoked.map(({ id, ...facts }) => ({
      at,
      actorKind: 'admin' as const,
      actorId: actor.userId,
      requestId,
      subject: 'license',
      subjectId: id,
      action: 'revoke',
      note: reason,
      before: { status: licenseStatusOf({ ...facts, isRevoked: false }) },
      after: { status: 'revoked' },
    })),
  );
  return revoked.length;
}
