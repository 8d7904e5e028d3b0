import { type MosqueRole, mosqueRoleNames } from '@timesync/contract';
import { recordChange } from '../../../platform/history/record-change.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Context } from '../../../platform/http/mount.ts';
import { queueMail } from '../../../platform/mail/mail-queue.ts';
import { requireMosqueRight } from '../require-mosque-right.ts';
import { showMosque } from '../show-mosque.ts';
import { expiryOf, mosqueLink } from './invitation-link.ts';
import { mosqueInvitationMail } from './members.mails.ts';

interface Invited {
  mosqueId: number;
  role: MosqueRole;
  email: string | undefined;
  whatsapp: string | undefined;
}

/** The ketua also gets the link, to send it by WhatsApp. */
export async function inviteMember(
  context: Context & { actor: Actor },
  { mosqueId, role, email, whatsapp }: Invited,
): Promise<{ link: string; expiresAt: Date }> {
  const { actor, clock, database, jobs, limits } = context;
  const { userId } = actor;
  await requireMosqueRight(database.db, { mosqueId, userId, right: 'manage' });
  await limits.spend('mosqueInvitationsPerUser', String(userId));
  const invitation = { mosqueId, role, invitedBy: userId, invitedAt: clock.now() };
  const link = await mosqueLink(context, invitation, email ?? whatsapp ?? '');
  await database.transaction(async (tx) => {
    await requireMosqueRight(tx, { mosqueId, userId, right: 'manage' });
    const mosque = await showMosque(tx, { mosqueId, userId });
    const words = { mosque: mosque.name, role: mosqueRoleNames[role], by: actor.profile.name };
    if (email) await queueMail(jobs, tx, mosqueInvitationMail(email, words, link));
    await recordChange(tx, context, {
      subject: 'mosque',
      subjectId: mosqueId,
      action: 'invite member',
      by: 'customer',
      after: { role, email, whatsapp },
    });
  });
  return { link, expiresAt: expiryOf(invitation) };
}
