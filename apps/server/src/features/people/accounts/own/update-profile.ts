// The email opens the account (recovery codes go there), so changing it needs the password.
import type { updateProfileBody, z } from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { queueMail } from '../../../../platform/mail/mail-queue.ts';
import { endLinksOfPerson } from '../../links/end-links.ts';
import { emailChangedMail } from '../accounts.mails.ts';
import { refuseTakenEmail } from '../email-taken.ts';
import { requireRecentAuthentication } from '../sessions/require-recent-authentication.ts';
import { findUserById, type User, updateUser } from '../users.repository.ts';
import { recordOwnChange } from './record-own-change.ts';

export async function updateProfile(
  context: ActorContext,
  { name, email, whatsapp, wantsWhatsapp, wantsReminders }: z.output<typeof updateProfileBody>,
): Promise<User> {
  const { actor, clock, database, jobs } = context;
  const before = await findUserById(database.db, actor.userId);
  if (!before) throw new AppError('NOT_SIGNED_IN');
  const isNewEmail = before.email.toLowerCase() !== email;
  if (isNewEmail) await requireRecentAuthentication(context, 'REAUTHENTICATION_REQUIRED');

  return database
    .transaction(async (tx) => {
      const user = await updateUser(tx, actor.userId, {
        name,
        email,
        whatsapp,
        ...(isNewEmail && { emailVerified: false }),
        ...(before.whatsapp !== whatsapp && { whatsappVerified: false }),
        ...(wantsWhatsapp !== undefined && {
          // An earlier consent keeps its date.
          whatsappConsentAt: wantsWhatsapp ? (before.whatsappConsentAt ?? clock.now()) : null,
        }),
        ...(wantsReminders !== undefined && {
          remindersStoppedAt: wantsReminders ? null : (before.remindersStoppedAt ?? clock.now()),
        }),
      });
      if (!user) throw new AppError('NOT_SIGNED_IN');
      await recordOwnChange(tx, context, user, 'update', {
        before: { name: before.name, email: before.email, whatsapp: before.whatsapp },
        after: { name, email, whatsapp },
      });
      if (isNewEmail) {
        await endLinksOfPerson(tx, actor.userId, clock.now());
        await queueMail(jobs, tx, emailChangedMail(before, email));
      }
      return user;
    })
    .catch(refuseTakenEmail);
}
