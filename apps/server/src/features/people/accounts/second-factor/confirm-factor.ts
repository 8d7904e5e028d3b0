import type { FactorAnswer } from '@timesync/contract';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { markReauthenticated } from '../sessions/sessions.repository.ts';
import { verifyFactor } from './verify-factor.ts';

/** A right answer counts like the password that was typed again. */
export async function confirmFactor(context: ActorContext, answer: FactorAnswer): Promise<void> {
  const { actor, clock, database } = context;
  await verifyFactor(context, actor.sessionKey, answer);
  await markReauthenticated(database.db, actor.sessionKey, clock.now());
}
