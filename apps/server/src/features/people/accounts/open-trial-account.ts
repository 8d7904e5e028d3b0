// Anyone can type anyone's email here, so the account starts unverified. Resetting the password by
// mail verifies it, changes the password and ends every session, also that of the person who typed
// it.
import { PRIVACY_VERSION } from '@timesync/contract';
import { createReadablePassword } from '../../../platform/crypto/readable-password.ts';
import type { Context } from '../../../platform/http/mount.ts';
import { networkKey } from '../../../platform/limits/network-key.ts';
import { queueMail } from '../../../platform/mail/mail-queue.ts';
import { trialWelcomeMail } from './accounts.mails.ts';
import { generatedPassword } from './password-origin.ts';
import { openSession } from './sessions/open-session.ts';
import { insertUser } from './users.repository.ts';

interface Applicant {
  name: string;
  email: string;
  whatsapp: string;
}

interface Trial {
  applicant: Applicant;
  loginUrl: string;
  /** The browser's previous session, which ends here. */
  previousToken: string | undefined;
}

interface TrialAccount {
  /** Stored nowhere. */
  password: string;
  /** The cookie of the session that the applicant's browser gets. */
  token: string;
}

/** Undefined when the email already has an account. */
export async function openTrialAccount(
  context: Context,
  { applicant, loginUrl, previousToken }: Trial,
): Promise<TrialAccount | undefined> {
  const { client, database, clock, jobs, passwords } = context;
  const password = createReadablePassword();
  const passwordHash = await passwords.hash(password, networkKey(client.address));
  const now = clock.now();
  return database.transaction(async (tx) => {
    const user = await insertUser(tx, {
      ...applicant,
      ...generatedPassword(passwordHash, now),
      source: 'trial',
      privacyVersion: PRIVACY_VERSION,
      privacyAcceptedAt: now,
    });
    if (!user) return undefined;
    await queueMail(jobs, tx, trialWelcomeMail(user, loginUrl));
    return { password, token: await openSession(tx, context, { userId: user.id, previousToken }) };
  });
}
