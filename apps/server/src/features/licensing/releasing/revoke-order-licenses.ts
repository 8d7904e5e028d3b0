// Revokes a refunded order's licences, each with its own entry in the history.
import type { Tx } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Context } from '../../../platform/http/mount.ts';
import { type OrderUnits, revokeLicensesOfOrder } from '../licenses.repository.ts';
import { revocationsChanged } from '../tokens/revocations-changed.ts';
import { closeTransfers } from '../transfers/close-transfers.ts';

interface Revocation {
  orderId: number;
  reason: string;
}

/** Returns how many were revoked. */
export function revokeOrderLicenses(
  tx: Tx,
  context: Context & { actor: Actor },
  revocation: Revocation,
): Promise<number> {
  return revoke(tx, context, revocation);
}

/** Only those of the units; returns how many were revoked. */
export function revokeUnitLicenses(
  tx: Tx,
  context: Context & { actor: Actor },
  revocation: Revocation & { units: OrderUnits[] },
): Promise<number> {
  return revoke(tx, context, revocation);
}

async function revoke(
  tx: Tx,
  context: Context & { actor: Actor },
  { orderId, reason, units }: Revocation & { units?: OrderUnits[] },
): Promise<number> {
  const { actor, clock, requestId } = context;
  const licenseIds = await revokeLicensesOfOrder(tx, {
    orderId,
    at: clock.now(),
    ...(units && { units }),
    by: { actorId: actor.userId, requestId, reason },
  });
  await revocationsChanged(tx);
  await closeTransfers(tx, context, { licenseIds, because: 'revoked' });
  return licenseIds.length;
}
