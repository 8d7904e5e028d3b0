import * as contract from '@timesync/contract';
import { recordChange } from '../../../platform/history/record-change.ts';
import { readIdempotencyKey } from '../../../platform/http/idempotency-key.ts';
import { type ActorContext, answer, type Server } from '../../../platform/http/mount.ts';
import { findLastChoice, listHandedOn, listMembers } from '../../../reads/mosques.ts';
import { createMosque } from './create-mosque.ts';
import { changeMemberRole, leaveMosque, removeMember } from './members/change-members.ts';
import { listMosquesOf, updateMosque } from './mosques.repository.ts';
import { requireMosqueRight, showMosque } from './require-mosque-right.ts';

export function mountMosques({ mount }: Server): void {
  mount(contract.listMosquesOfUser, async ({ database }, { params }) =>
    answer(200, { data: await listMosquesOf(database.db, params.id) }),
  );

  mount(contract.listOwnMosques, async ({ actor, database }) =>
    answer(200, {
      data: await listMosquesOf(database.db, actor.userId),
      lastChoice: await findLastChoice(database.db, actor.userId),
      handedOn: await listHandedOn(database.db, actor.userId),
    }),
  );

  mount(contract.createMosque, async (context, { body }, { request }) => {
    const { actor, database } = context;
    const mosqueId = await createMosque(context, body, readIdempotencyKey(request));
    return answer(201, await showMosque(database.db, { mosqueId, userId: actor.userId }));
  });

  mount(contract.changeMosque, async (context, { params, body }) => {
    const { actor, database } = context;
    await changeMosque(context, { id: params.id, change: body });
    const membership = { mosqueId: params.id, userId: actor.userId };
    return answer(200, await showMosque(database.db, membership));
  });

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

/** Documents that were issued keep the name they have. */
async function changeMosque(
  context: ActorContext,
  { id, change }: { id: number; change: contract.ChangeMosqueBody },
): Promise<void> {
  const { actor, database } = context;
  await database.transaction(async (tx) => {
    await requireMosqueRight(tx, { mosqueId: id, userId: actor.userId, right: 'manage' });
    await updateMosque(tx, id, change);
    await recordChange(tx, context, ['mosque', id], 'update', { by: 'customer', after: change });
  });
}
