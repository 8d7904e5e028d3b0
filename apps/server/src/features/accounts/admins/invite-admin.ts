import { type Invitation, screens } from '@timesync/contract';
import { AppError } from '../../../platform/app-error.ts';
import { createToken, hashToken } from '../../../platform/crypto/tokens.ts';
import { recordChange } from '../../../platform/history/record-change.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Context } from '../../../platform/http/mount.ts';
import { queueMail } from '../../../platform/mail/mail-queue.ts';
import { adminInvitationMail } from '../accounts.mails.ts';
import { emailTaken } from '../email-taken.ts';
import { requireRecentProof } from '../sessions/require-recent-proof.ts';
import { isSessionOpen } from '../sessions/sessions.repository.ts';
import { findUserByEmail } from '../users.repository.ts';
import { deleteInvitation, holdAdmin, insertInvitation } from './admins.repository.ts';

type AdminContext = Context & { actor: Actor };

const VALID_DAYS = 3;
const DAY_MS = 24 * 60 * 60 * 1000;

export async function inviteAdmin(
  context: AdminContext,
  { email, currentPassword }: { email: string; currentPassword?: string | undefined },
): Promise<Invitation> {
  const { actor, clock, config, database, jobs } = context;
  await requireRecentProof(context, currentPassword, 'ADMIN_CHANGE');
  const token = createToken();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + VALID_DAYS * DAY_MS);
  return database.transaction(async (tx) => {
    // Somebody may be taking this admin's access away at this moment.
    const isStillIn =
      (await holdAdmin(tx, actor.userId)) && (await isSessionOpen(tx, actor.sessionKey));
    if (!isStillIn) throw new AppError('NOT_SIGNED_IN');
    if (await findUserByEmail(tx, email)) throw emailTaken();
    const invitation = await insertInvitation(
      tx,
      { email, tokenHash: hashToken(token), invitedBy: actor.userId, expiresAt },
      now,
    );
    if (!invitation) throw new AppError('INVITATION_OPEN', { field: 'email' });
    const url = `${config.publicUrl}${screens.invitation}#${token}`;
    await queueMail(jobs, tx, adminInvitationMail(email, actor.profile.name, url));
    await recordChange(tx, context, {
      subject: 'user',
      subjectId: actor.userId,
      action: 'invite admin',
      after: { email },
    });
    const { id } = invitation;
    return { id, email, invitedBy: actor.profile.name, expiresAt: expiresAt.toISOString() };
  });
}

export async function withdrawInvitation(context: AdminContext, id: number): Promise<void> {
  const { actor, database } = context;
  await database.transaction(async (tx) => {
    const withdrawn = await deleteInvitation(tx, id);
    if (!withdrawn) throw new AppError('NOT_FOUND', { message: 'Undangan sudah tidak ada.' });
    await recordChange(tx, context, {
      subject: 'user',
      subjectId: actor.userId,
      action: 'withdraw invitation',
      before: { email: withdrawn.email },
    });
  });
}
