import { AppError } from '../../../../platform/app-error.ts';
import type { Tx } from '../../../../platform/db/types.ts';
import { recordChange } from '../../../../platform/history/record-change.ts';
import type { Actor } from '../../../../platform/http/actor.ts';
import type { Context } from '../../../../platform/http/mount.ts';
import { findPerson } from '../../accounts/find-person.ts';
import { endLinksOfMember } from '../../links/end-links.ts';
import { mosqueNotFound } from '../mosque-not-found.ts';
import { refuseLastKetua } from '../refuse-last-ketua.ts';
import { requireMosqueRight } from '../require-mosque-right.ts';
import { endMember } from './members.repository.ts';

type MemberContext = Context & { actor: Actor };

/** The last ketua stays, also when two leave at once: the database sees to that. */
export async function leaveMosque(context: MemberContext, mosqueId: number): Promise<void> {
  const { userId } = context.actor;
  await changeMembers(context, async (tx) => {
    if (!(await endPlace(context, tx, { mosqueId, userId }))) throw mosqueNotFound();
    await recordEnd(context, tx, { mosqueId, action: 'leave', member: { userId } });
  });
}

export async function removeMember(
  context: MemberContext,
  { mosqueId, memberId }: { mosqueId: number; memberId: number },
): Promise<void> {
  const { userId } = context.actor;
  await changeMembers(context, async (tx) => {
    await requireMosqueRight(tx, { mosqueId, userId, right: 'manage' });
    const isEnded = await endPlace(context, tx, { mosqueId, memberId });
    if (!isEnded) throw new AppError('NOT_FOUND', { message: 'Pengurus tidak ditemukan.' });
    await recordEnd(context, tx, { mosqueId, action: 'remove member', member: { memberId } });
  });
}

/** No link that he made, or that waits for him, outlives his place. */
async function endPlace(
  { clock }: MemberContext,
  tx: Tx,
  member: Parameters<typeof endMember>[1],
): Promise<boolean> {
  const at = clock.now();
  const userId = await endMember(tx, member, at);
  if (userId === undefined) return false;
  const person = await findPerson(tx, userId);
  const addresses = person ? [person.email.toLowerCase(), person.whatsapp] : [];
  await endLinksOfMember(tx, { mosqueId: member.mosqueId, userId, addresses }, at);
  return true;
}

function changeMembers({ database }: MemberContext, work: (tx: Tx) => Promise<void>) {
  return database.transaction(work).catch(refuseLastKetua);
}

function recordEnd(
  context: MemberContext,
  tx: Tx,
  { mosqueId, action, member }: { mosqueId: number; action: string; member: object },
): Promise<void> {
  const subject = { subject: 'mosque', subjectId: mosqueId } as const;
  return recordChange(tx, context, { ...subject, action, by: 'customer', before: member });
}
