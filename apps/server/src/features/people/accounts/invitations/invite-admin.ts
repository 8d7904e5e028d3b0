import type { AdminRole } from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import { recordChange } from '../../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { queueMail } from '../../../../platform/mail/mail-queue.ts';
import { makeLink } from '../../links/make-link.ts';
import { adminInvitationMail } from '../accounts.mails.ts';
import { lockAdmin } from '../admins/admins.repository.ts';
import { emailTaken } from '../email-taken.ts';
import { isSessionOpen } from '../sessions/sessions.repository.ts';
import { findUserByEmail } from '../users.repository.ts';

export async function inviteAdmin(
  context: ActorContext,
  { email, adminRole }: { email: string; adminRole: AdminRole },
): Promise<void> {
  const { actor, database, jobs } = context;
  await database.transaction(async (tx) => {
    // This admin's access may be ended by another request.
    const isStillIn =
      (await lockAdmin(tx, actor.userId)) && (await isSessionOpen(tx, actor.sessionKey));
    if (!isStillIn) throw new AppError('NOT_SIGNED_IN');
    if (await findUserByEmail(tx, email)) throw emailTaken();
    const invitation = { email, adminRole, madeBy: actor.userId, onlyOne: `admin ${email}` };
    const { url } = await makeLink(context, tx, { kind: 'admin', ...invitation });
    await queueMail(
      jobs,
      tx,
      adminInvitationMail({ email, adminRole, invitedBy: actor.profile.name, url }),
    );
    await recordChange(tx, context, ['user', actor.userId], 'invite admin', {
      after: { email, adminRole },
    });
  });
}
