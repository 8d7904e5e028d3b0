import type { Queryable, Tx } from '../../platform/db/types.ts';
import { endMember } from './members/members.repository.ts';
import { holdRole, insertMember, lockRole } from './mosques.repository.ts';

interface Replacement {
  mosqueId: number;
  fromUserId: number;
  toUserId: number;
  at: Date;
}

/**
 * The next ketua comes before the old one leaves, so that the mosque has one at every moment. False
 * when the old one is no ketua any more.
 */
export async function replaceKetua(
  tx: Tx,
  { mosqueId, fromUserId, toUserId, at }: Replacement,
): Promise<boolean> {
  if ((await lockRole(tx, { mosqueId, userId: fromUserId })) !== 'ketua') return false;
  const successor = { mosqueId, userId: toUserId };
  const earlierRole = await lockRole(tx, successor);
  if (earlierRole !== 'ketua') {
    // A new role is a new row: who held which role, and when, stays readable.
    if (earlierRole) await endMember(tx, successor, at);
    await insertMember(tx, { ...successor, role: 'ketua', since: at });
  }
  await endMember(tx, { mosqueId, userId: fromUserId }, at);
  return true;
}

export async function isKetua(
  db: Queryable,
  membership: { mosqueId: number; userId: number },
): Promise<boolean> {
  return (await holdRole(db, membership)) === 'ketua';
}
