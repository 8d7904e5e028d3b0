// Anyone can type anyone's email here, so the account starts unverified: resetting the password by
// mail verifies it, changes the password and ends every session, also that of whoever typed it.
import { PRIVACY_VERSION } from '@timesync/contract';
import { createReadablePassword } from '../../platform/crypto/tokens.ts';
import type { Context } from '../../platform/http/mount.ts';
import { queueMail } from '../../platform/mail/mail-queue.ts';
import { trialWelcomeMail } from './accounts.mails.ts';
import { generatedPassword } from './password-origin.ts';
import { insertUser } from './users.repository.ts';

export const TRIAL_PASSWORD_LENGTH = 16;

interface Applicant {
  name: string;
  email: string;
  whatsapp: string;
}

/** Returns the password, which is stored nowhere; nothing when the email has an account already. */
export async function openTrialAccount(
  { database, clock, jobs, passwords }: Context,
  { applicant, loginUrl }: { applicant: Applicant; loginUrl: string },
): Promise<string | undefined> {
  const password = createReadablePassword(TRIAL_PASSWORD_LENGTH);
  const passwordHash = await passwords.hash(password);
  const now = clock.now();
  const user = await database.transaction(async (tx) => {
    const inserted = await insertUser(tx, {
      ...applicant,
      ...generatedPassword(passwordHash, now),
      source: 'trial',
      privacyVersion: PRIVACY_VERSION,
      privacyAcceptedAt: now,
    });
    if (inserted) await queueMail(jobs, tx, trialWelcomeMail(inserted, loginUrl));
    return inserted;
  });
  return user && password;
}
