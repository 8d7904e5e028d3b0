import type { MosqueRole } from '@timesync/contract';
import { AppError } from '../../../platform/app-error.ts';
import { recordChange } from '../../../platform/history/record-change.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Context } from '../../../platform/http/mount.ts';
import { refuseLastKetua } from '../../accounts/users/refuse-last-ketua.ts';
import { requireMosqueRight } from '../require-mosque-right.ts';
import { lockMember, updateRole } from './members.repository.ts';

interface NewRole {
  mosqueId: number;
  memberId: number;
  role: MosqueRole;
}

/** The last ketua stays one: the database refuses, also when two change each other at once. */
export async function changeMemberRole(
  context: Context & { actor: Actor },
  { mosqueId, memberId, role }: NewRole,
): Promise<void> {
  const { actor, database } = context;
  const change = database.transaction(async (tx) => {
    await requireMosqueRight(tx, { mosqueId, userId: actor.userId, right: 'manage' });
    const member = await lockMember(tx, { mosqueId, memberId });
    if (!member) throw new AppError('NOT_FOUND', { message: 'Pengurus tidak ditemukan.' });
    if (member.role === role) return;
    const { userId } = member;
    // In the same row: a request of the member that waits for this one finds his new role.
    await updateRole(tx, memberId, role);
    await recordChange(tx, context, {
      subject: 'mosque',
      subjectId: mosqueId,
      action: 'change role',
      by: 'customer',
      before: { userId, role: member.role },
      after: { userId, role },
    });
  });
  await change.catch(refuseLastKetua);
}
