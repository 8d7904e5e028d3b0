// A refunded order's licences are revoked, each with its own line in the history.
import type { Tx } from '../../platform/db/database.ts';
import { recordHistoryOfMany } from '../../platform/history/history.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Context } from '../../platform/http/mount.ts';
import { revokeLicensesOfOrder } from './licenses.repository.ts';
import { revocationsChanged } from './revocations-changed.ts';

/** Returns how many were revoked. */
export async function revokeOrderLicenses(
  tx: Tx,
  { actor, clock, requestId }: Context & { actor: Actor },
  { orderId, reason }: { orderId: number; reason: string },
): Promise<number> {
  const at = clock.now();
  const revoked = await revokeLicensesOfOrder(tx, orderId, at);
  await revocationsChanged(tx);
  const facts = { at, actorKind: 'admin', actorId: actor.userId, requestId } as const;
  await recordHistoryOfMany(
    tx,
    { ...facts, subject: 'license', action: 'revoke', note: reason },
    revoked,
  );
  return revoked.length;
}
