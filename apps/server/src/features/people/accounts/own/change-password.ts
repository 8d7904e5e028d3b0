import type { changePasswordBody, z } from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { networkKey } from '../../../../platform/limits/network-key.ts';
import { queueMail } from '../../../../platform/mail/mail-queue.ts';
import { passwordChangedMail } from '../accounts.mails.ts';
import { chosenPassword } from '../password-origin.ts';
import { confirmPassword } from '../sessions/confirm-password.ts';
import { endAccessOf } from '../sessions/end-access.ts';
import { updateUser } from '../users.repository.ts';
import { recordOwnChange } from './record-own-change.ts';

/** Ends all other sessions, which may belong to somebody who knew the old password. */
export async function changePassword(
  context: ActorContext,
  { oldPassword, newPassword }: z.output<typeof changePasswordBody>,
): Promise<void> {
  const { actor, client, clock, database, jobs, passwords } = context;
  if (!(await confirmPassword(context, oldPassword))) {
    throw new AppError('OLD_PASSWORD_WRONG', { field: 'oldPassword' });
  }
  const passwordHash = await passwords.hash(newPassword, networkKey(client.address));
  await database.transaction(async (tx) => {
    const user = await updateUser(tx, actor.userId, chosenPassword(passwordHash));
    if (!user) throw new AppError('NOT_SIGNED_IN');
    await endAccessOf(tx, actor.userId, { at: clock.now(), except: actor.sessionKey });
    await recordOwnChange(tx, context, user, 'change password');
    await queueMail(jobs, tx, passwordChangedMail(user));
  });
}
