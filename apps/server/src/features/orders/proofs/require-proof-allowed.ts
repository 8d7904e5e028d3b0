import { allowedOrderActions } from '@timesync/contract';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Context } from '../../../platform/http/mount.ts';
import { findOrderState } from '../orders.repository.ts';
import { refuseMove } from '../refuse-move.ts';

/** Turns hopeless uploads away before the costly work; the conditional update decides for real. */
export async function requireProofAllowed(
  { actor, clock, database }: Context & { actor: Actor },
  orderId: number,
): Promise<void> {
  const state = await findOrderState(database.db, orderId, actor.userId);
  const isAllowed =
    state && allowedOrderActions(state, 'customer', clock.now()).includes('submitProof');
  if (!isAllowed) await refuseMove(database.db, orderId, actor.userId);
}
