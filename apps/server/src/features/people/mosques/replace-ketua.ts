import type { Tx } from '../../../platform/db/types.ts';
import { endMember, setRole } from './members/members.repository.ts';
import { insertMember, lockRole } from './mosques.repository.ts';

export interface Replacement {
  mosqueId: number;
  fromUserId: number;
  toUserId: number;
  /** When it is false, he stays as pengurus. */
  leaves: boolean;
  at: Date;
}

/**
 * The next ketua comes before the old one steps back, so that the mosque has one at every moment. What
 * an admin gave holds, also when the old one was removed meanwhile.
 */
export async function replaceKetua(
  tx: Tx,
  { mosqueId, fromUserId, toUserId, leaves, at }: Replacement,
): Promise<void> {
  const old = { mosqueId, userId: fromUserId };
  await lockRole(tx, old, 'update');
  const next = { mosqueId, userId: toUserId };
  if (await lockRole(tx, next, 'update')) await setRole(tx, next, 'ketua');
  else await insertMember(tx, { ...next, role: 'ketua', since: at });
  if (leaves) await endMember(tx, old, at);
  else await setRole(tx, old, 'pengurus');
}
