import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { recordChange } from '../../../platform/history/record-change.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Context } from '../../../platform/http/mount.ts';
import { refuseLastKetua } from '../../accounts/users/refuse-last-ketua.ts';
import { mosqueNotFound } from '../mosque-not-found.ts';
import { requireMosqueRight } from '../require-mosque-right.ts';
import { endMember } from './members.repository.ts';

type MemberContext = Context & { actor: Actor };

/** The last ketua stays, also when two leave at once: the database sees to that. */
export async function leaveMosque(context: MemberContext, mosqueId: number): Promise<void> {
  const { userId } = context.actor;
  await changeMembers(context, async (tx) => {
    const isEnded = await endMember(tx, { mosqueId, userId }, context.clock.now());
    if (!isEnded) throw mosqueNotFound();
    await note(context, tx, { mosqueId, action: 'leave', facts: { userId } });
  });
}

export async function removeMember(
  context: MemberContext,
  { mosqueId, memberId }: { mosqueId: number; memberId: number },
): Promise<void> {
  const { userId } = context.actor;
  await changeMembers(context, async (tx) => {
    await requireMosqueRight(tx, { mosqueId, userId, right: 'manage' });
    const isEnded = await endMember(tx, { mosqueId, memberId }, context.clock.now());
    if (!isEnded) throw new AppError('NOT_FOUND', { message: 'Pengurus tidak ditemukan.' });
    await note(context, tx, { mosqueId, action: 'remove member', facts: { memberId } });
  });
}

function changeMembers({ database }: MemberContext, work: (tx: Tx) => Promise<void>) {
  return database.transaction(work).catch(refuseLastKetua);
}

function note(
  context: MemberContext,
  tx: Tx,
  { mosqueId, action, facts }: { mosqueId: number; action: string; facts: object },
): Promise<void> {
  const subject = { subject: 'mosque', subjectId: mosqueId } as const;
  return recordChange(tx, context, { ...subject, action, by: 'customer', before: facts });
}
