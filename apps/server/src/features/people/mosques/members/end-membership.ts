import { AppError } from '../../../../platform/app-error.ts';
import type { Tx } from '../../../../platform/db/types.ts';
import { recordChange } from '../../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { findPerson } from '../../accounts/find-person.ts';
import { endLinksOfMember } from '../../links/end-links.ts';
import { refuseLastKetua } from '../refuse-last-ketua.ts';
import { mosqueNotFound, requireMosqueRight } from '../require-mosque-right.ts';
import { endMember } from './members.repository.ts';

/** The last ketua stays, also when two leave at once: the database sees to that. */
export async function leaveMosque(context: ActorContext, mosqueId: number): Promise<void> {
  const { userId } = context.actor;
  await changeMembers(context, async (tx) => {
    if (!(await endPlace(context, tx, { mosqueId, userId }))) throw mosqueNotFound();
    const left = { by: 'customer', before: { userId } } as const;
    await recordChange(tx, context, ['mosque', mosqueId], 'leave', left);
  });
}

export async function removeMember(
  context: ActorContext,
  { mosqueId, memberId }: { mosqueId: number; memberId: number },
): Promise<void> {
  const { userId } = context.actor;
  await changeMembers(context, async (tx) => {
    await requireMosqueRight(tx, { mosqueId, userId, right: 'manage' });
    const isEnded = await endPlace(context, tx, { mosqueId, memberId });
    if (!isEnded) throw new AppError('NOT_FOUND', { message: 'Pengurus tidak ditemukan.' });
    const removed = { by: 'customer', before: { memberId } } as const;
    await recordChange(tx, context, ['mosque', mosqueId], 'remove member', removed);
  });
}

/** No link that he made, or that waits for him, outlives his place. */
async function endPlace(
  { clock }: ActorContext,
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

function changeMembers({ database }: ActorContext, work: (tx: Tx) => Promise<void>) {
  return database.transaction(work).catch(refuseLastKetua);
}
