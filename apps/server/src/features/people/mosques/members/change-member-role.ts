import type { MosqueRole } from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import { recordChange } from '../../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { requireRecentAuthentication } from '../../accounts/sessions/require-recent-authentication.ts';
import { endLinksOfMember } from '../../links/end-links.ts';
import { refuseLastKetua } from '../refuse-last-ketua.ts';
import { requireMosqueRight } from '../require-mosque-right.ts';
import { lockMember, setRole } from './members.repository.ts';

interface NewRole {
  mosqueId: number;
  memberId: number;
  role: MosqueRole;
}

/**
 * Whoever is ketua can remove the others, so an open session alone makes none. The last one stays
 * one: the database refuses, also when two change each other at once.
 */
export async function changeMemberRole(
  context: ActorContext,
  { mosqueId, memberId, role }: NewRole,
): Promise<void> {
  const { actor, clock, database } = context;
  if (role === 'ketua') {
    await requireRecentAuthentication(context, 'KETUA_CHANGE');
  }
  const change = database.transaction(async (tx) => {
    await requireMosqueRight(tx, { mosqueId, userId: actor.userId, right: 'manage' });
    const member = await lockMember(tx, { mosqueId, memberId });
    if (!member) throw new AppError('NOT_FOUND', { message: 'Pengurus tidak ditemukan.' });
    if (member.role === role) return;
    const { userId } = member;
    // In the same row: a request of the member that waits for this one finds his new role.
    await setRole(tx, { mosqueId, userId }, role);
    if (role !== 'ketua') await endLinksOfMember(tx, { mosqueId, userId }, clock.now());
    await recordChange(tx, context, ['mosque', mosqueId], 'change role', {
      by: 'customer',
      before: { userId, role: member.role },
      after: { userId, role },
    });
  });
  await change.catch(refuseLastKetua);
}
