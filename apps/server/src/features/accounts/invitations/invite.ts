import { type Invitation, screens } from '@timesync/contract';
import { AppError } from '../../../platform/app-error.ts';
import { createToken, hashToken } from '../../../platform/crypto/tokens.ts';
import { recordChange } from '../../../platform/history/record-change.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Context } from '../../../platform/http/mount.ts';
import { queueMail } from '../../../platform/mail/mail-queue.ts';
import { adminInvitationMail } from '../accounts.mails.ts';
import { holdAdmin } from '../admins/admins.repository.ts';
import { emailTaken } from '../email-taken.ts';
import { isSessionOpen } from '../sessions/sessions.repository.ts';
import { findUserByEmail } from '../users.repository.ts';
import { insertInvitation } from './invitations.repository.ts';

const VALID_DAYS = 3;
const DAY_MS = 24 * 60 * 60 * 1000;

interface NewInvitation {
  email: string;
  /** The role of the invited person. */
  role: 'admin';
}

export async function invite(
  context: Context & { actor: Actor },
  { email, role }: NewInvitation,
): Promise<Invitation> {
  const { actor, clock, config, database, jobs } = context;
  const token = createToken();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + VALID_DAYS * DAY_MS);
  return database.transaction(async (tx) => {
    // This admin's access may be ended by another request.
    const isStillIn =
      (await holdAdmin(tx, actor.userId)) && (await isSessionOpen(tx, actor.sessionKey));
    if (!isStillIn) throw new AppError('NOT_SIGNED_IN');
    if (await findUserByEmail(tx, email)) throw emailTaken();
    const invitation = await insertInvitation(
      tx,
      { email, role, tokenHash: hashToken(token), invitedBy: actor.userId, expiresAt },
      now,
    );
    if (!invitation) throw new AppError('INVITATION_OPEN', { field: 'email' });
    const url = `${config.publicUrl}${screens.invitation}#${token}`;
    await queueMail(jobs, tx, adminInvitationMail(email, actor.profile.name, url));
    await recordChange(tx, context, {
      subject: 'user',
      subjectId: actor.userId,
      action: `invite ${role}`,
      after: { email },
    });
    const { id } = invitation;
    return { id, email, invitedBy: actor.profile.name, expiresAt: expiresAt.toISOString() };
  });
}
