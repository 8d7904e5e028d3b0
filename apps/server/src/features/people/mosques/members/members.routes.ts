import * as contract from '@timesync/contract';
import { answer, type Server } from '../../../../platform/http/mount.ts';
import { listMembers } from '../../../../reads/mosques.ts';
import { requireMosqueRight } from '../require-mosque-right.ts';
import { changeMemberRole } from './change-member-role.ts';
import { leaveMosque, removeMember } from './end-membership.ts';

export function mountMosqueMembers({ mount }: Server): void {
  mount(contract.listMosqueMembers, async ({ actor, database }, { params }) => {
    const question = { mosqueId: params.id, userId: actor.userId, right: 'use' } as const;
    await requireMosqueRight(database.db, question);
    const members = await listMembers(database.db, params.id);
    const data = members.map(({ userId, since, ...member }) => ({
      ...member,
      since: since.toISOString(),
      isSelf: userId === actor.userId,
    }));
    return answer(200, { data });
  });

  mount(contract.changeMemberRole, async (context, { params, body }) => {
    const { id: mosqueId, memberId } = params;
    await changeMemberRole(context, { mosqueId, memberId, role: body.role });
    return answer(200, { message: 'Peran pengurus telah diganti' });
  });

  mount(contract.removeMember, async (context, { params }) => {
    await removeMember(context, { mosqueId: params.id, memberId: params.memberId });
    return answer(200, { message: 'Pengurus telah dikeluarkan' });
  });

  mount(contract.leaveMosque, async (context, { params }) => {
    await leaveMosque(context, params.id);
    return answer(200, { message: 'Anda telah keluar dari masjid ini' });
  });
}
