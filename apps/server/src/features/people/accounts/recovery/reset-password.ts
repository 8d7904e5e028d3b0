// The body names no account; the ticket cookie of the browser that verified the code does. Reading
// the mail shows that the address is the user's: the email counts as verified, all sessions end,
// and this browser gets a new one.
import { timingSafeEqual } from 'node:crypto';
import type { resetPasswordBody, z } from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import { hashToken } from '../../../../platform/crypto/tokens.ts';
import type { Context } from '../../../../platform/http/mount.ts';
import { networkKey } from '../../../../platform/limits/network-key.ts';
import { queueMail } from '../../../../platform/mail/mail-queue.ts';
import { passwordChangedMail } from '../accounts.mails.ts';
import { recordOwnChange } from '../own/record-own-change.ts';
import { chosenPassword } from '../password-origin.ts';
import { isLocked } from '../second-factor/second-factor.repository.ts';
import { endAccessOf } from '../sessions/end-access.ts';
import { openSession } from '../sessions/open-session.ts';
import { type User, updateUser } from '../users.repository.ts';
import { consumeAttemptByTicket, consumeRecoveryCode } from './recovery-codes.repository.ts';

interface Reset extends z.output<typeof resetPasswordBody> {
  ticket: string | undefined;
  /** The browser's previous session, perhaps of another user, which ends here. */
  previousToken: string | undefined;
}

export async function resetPassword(
  context: Context,
  { ticket, code, newPassword, previousToken }: Reset,
): Promise<{ user: User; token: string | undefined }> {
  const { client, database, clock, jobs, passwords } = context;
  if (!ticket) throw new AppError('RESET_REFUSED');
  const stored = await consumeAttemptByTicket(database.db, hashToken(ticket), clock.now());
  if (!stored || !timingSafeEqual(stored.codeHash, hashToken(code))) {
    throw new AppError('RESET_REFUSED');
  }
  const passwordHash = await passwords.hash(newPassword, networkKey(client.address));
  return database.transaction(async (tx) => {
    if (!(await consumeRecoveryCode(tx, stored))) throw new AppError('RESET_REFUSED');
    const user = await updateUser(tx, stored.userId, {
      ...chosenPassword(passwordHash),
      emailVerified: true,
    });
    if (!user) throw new AppError('RESET_REFUSED');
    await endAccessOf(tx, user.id, { at: clock.now() });
    await recordOwnChange(tx, context, user, 'reset password');
    await queueMail(jobs, tx, passwordChangedMail(user));
    // A mailbox alone does not open what a second lock holds.
    if (await isLocked(tx, user.id)) return { user, token: undefined };
    return { user, token: await openSession(tx, context, { userId: user.id, previousToken }) };
  });
}
