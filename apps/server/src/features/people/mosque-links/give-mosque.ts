// For a ketua whose account is lost: an admin gives his mosque to another after looking at the mosque's
// letter. It wins over everything that is open. The old ketua is told and may object: the admins read it,
// and give the mosque back in the same way.
import type { giveMosqueBody, z } from '@timesync/contract';
import { AppError } from '../../../platform/app-error.ts';
import { recordChange } from '../../../platform/history/record-change.ts';
import type { ActorContext, Context } from '../../../platform/http/mount.ts';
import { queueMail } from '../../../platform/mail/mail-queue.ts';
import { notifyAdmins } from '../../office/admin-digest/notify-admins.ts';
import { findPerson, findPersonByEmail } from '../accounts/find-person.ts';
import { consumeLink } from '../links/consume-link.ts';
import { endLinksOfMosque } from '../links/end-links.ts';
import { makeLink } from '../links/make-link.ts';
import { requireMosqueRight } from '../mosques/require-mosque-right.ts';
import { showMosque } from '../mosques/show-mosque.ts';
import { handOver } from './hand-over.ts';
import { lostAccountMail, mosqueInvitationMail } from './mosque-links.mails.ts';

type Gift = z.output<typeof giveMosqueBody> & { mosqueId: number };

/** True when it was done at once: a person without an account gets a link. */
export async function giveMosque(
  context: ActorContext,
  { mosqueId, fromUserId, email, reason }: Gift,
): Promise<boolean> {
  const { actor, clock, database, jobs } = context;
  return database.transaction(async (tx) => {
    await requireMosqueRight(tx, { mosqueId, userId: fromUserId, right: 'manage' });
    const { name: mosque } = await showMosque(tx, { mosqueId, userId: fromUserId });
    const successor = await findPersonByEmail(tx, email);
    if (successor?.id === fromUserId) throw new AppError('HANDOVER_TO_SELF', { field: 'email' });
    await endLinksOfMosque(tx, mosqueId, clock.now());
    const given = { mosqueId, accountId: fromUserId, madeBy: actor.userId, leaves: true };
    const old = await findPerson(tx, fromUserId);
    if (old) {
      const made = await makeLink(context, tx, { ...given, kind: 'objection', email: old.email });
      const words = { mosque, successor: successor?.name ?? email, reason };
      await queueMail(jobs, tx, lostAccountMail(old, words, made.url));
    }
    if (successor) {
      await handOver(context, tx, { mosqueId, fromUserId, toUserId: successor.id, leaves: true });
    } else {
      const onlyOne = `lost ${mosqueId}`;
      const { url } = await makeLink(context, tx, { ...given, kind: 'lost', email, onlyOne });
      const words = { mosque, by: actor.profile.name, isKetua: true };
      await queueMail(jobs, tx, mosqueInvitationMail(email, words, url));
    }
    const action = successor ? 'hand over' : 'start handover';
    await recordChange(tx, context, ['mosque', mosqueId], action, {
      note: reason,
      before: { ketua: fromUserId },
      after: { ketua: successor?.id, email },
    });
    return successor !== undefined;
  });
}

export async function objectByLink(
  context: Context,
  { token, note }: { token: string; note: string },
): Promise<void> {
  await context.database.transaction(async (tx) => {
    const { link } = await consumeLink(context, tx, { token, kinds: ['objection'], rights: {} });
    const { id, accountId, mosqueId } = link;
    const objector = { ...context, actor: accountId ? { userId: accountId } : undefined };
    const change = { by: 'customer', note } as const;
    await recordChange(tx, objector, ['mosque', mosqueId ?? 0], 'object to handover', change);
    const person = accountId && (await findPerson(tx, accountId));
    await notifyAdmins(context, tx, {
      kind: 'handover',
      subjectId: id,
      line: `${person ? person.name : 'Ketua lama'} keberatan atas serah terima masjid nomor ${mosqueId}: ${note}`,
    });
  });
}
