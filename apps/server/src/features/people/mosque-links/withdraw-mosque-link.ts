import type { ActorContext } from '../../../platform/http/mount.ts';
import { kindsOfKetuas } from '../links/link-kinds.ts';
import { withdrawLink } from '../links/withdraw-link.ts';
import { requireMosqueRight } from '../mosques/require-mosque-right.ts';

/** By a ketua. False when it is not open any more. */
export function withdrawMosqueLink(
  context: ActorContext,
  { mosqueId, linkId: id }: { mosqueId: number; linkId: number },
): Promise<boolean> {
  const { userId } = context.actor;
  return context.database.transaction(async (tx) => {
    await requireMosqueRight(tx, { mosqueId, userId, right: 'manage' });
    return withdrawLink(context, tx, { id, mosqueId, kinds: kindsOfKetuas }, 'customer');
  });
}
