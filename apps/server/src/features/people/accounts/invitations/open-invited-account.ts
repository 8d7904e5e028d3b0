import { PRIVACY_VERSION } from '@timesync/contract';
import type { Tx } from '../../../../platform/db/types.ts';
import type { Context } from '../../../../platform/http/mount.ts';
import { emailTaken } from '../email-taken.ts';
import { openSession } from '../sessions/open-session.ts';
import { insertUser, type User } from '../users.repository.ts';

interface InvitedPerson {
  name: string;
  email: string;
  whatsapp: string;
  passwordHash: string;
  isEmailVerified: boolean;
  /** The browser's previous session, which ends here. */
  previousToken: string | undefined;
}

export interface InvitedAccount {
  user: User;
  /** The cookie of the session that the person's browser gets. */
  token: string;
}

/** A customer's account, made in the transaction that uses up the invitation. */
export async function openInvitedAccount(
  tx: Tx,
  context: Pick<Context, 'client' | 'clock'>,
  { isEmailVerified, previousToken, ...person }: InvitedPerson,
): Promise<InvitedAccount> {
  const user = await insertUser(tx, {
    ...person,
    emailVerified: isEmailVerified,
    privacyVersion: PRIVACY_VERSION,
    privacyAcceptedAt: context.clock.now(),
  });
  if (!user) throw emailTaken();
  return { user, token: await openSession(tx, context, { userId: user.id, previousToken }) };
}
