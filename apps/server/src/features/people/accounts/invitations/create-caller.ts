// An admin adds the caller with what he says on the phone. Nobody knows the password: the caller
// chooses his own by the login link.
import { addressWithoutEmail, type createCallerBody, type z } from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import { createToken } from '../../../../platform/crypto/tokens.ts';
import { recordChange } from '../../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { networkKey } from '../../../../platform/limits/network-key.ts';
import { queueMail } from '../../../../platform/mail/mail-queue.ts';
import { callerWelcomeMail } from '../accounts.mails.ts';
import { emailTaken } from '../email-taken.ts';
import { generatedPassword } from '../password-origin.ts';
import { findUserByEmail, findUsersByNumber, insertUser, type User } from '../users.repository.ts';
import { isCaller, makeLoginLink } from './login-link.ts';

/** The same number again is the same caller, unless the account's owner has entered it already. */
export async function createCaller(
  context: ActorContext,
  { name, whatsapp, email }: z.output<typeof createCallerBody>,
): Promise<User> {
  const { client, clock, database, jobs, passwords } = context;
  const known = await findUsersByNumber(database.db, whatsapp);
  const same = known.find((user) => isCaller(user) && (!email || user.email === email));
  if (same) return same;
  if (known.length > 0) throw new AppError('CALLER_KNOWN', { field: 'whatsapp' });
  const passwordHash = await passwords.hash(createToken(), networkKey(client.address));
  const address = email ?? addressWithoutEmail(whatsapp);
  return database.transaction(async (tx) => {
    const user = await insertUser(tx, {
      name,
      whatsapp,
      email: address,
      source: 'admin',
      ...generatedPassword(passwordHash, clock.now()),
    });
    if (!user) return requireSameCaller(await findUserByEmail(tx, address), whatsapp);
    await recordChange(tx, context, ['user', user.id], 'create', {
      after: { name, email: address, whatsapp },
    });
    if (email) {
      const { url } = await makeLoginLink(context, tx, user);
      await queueMail(jobs, tx, callerWelcomeMail(user, url));
    }
    return user;
  });
}

/** The one that another press of the button has just added. */
function requireSameCaller(user: User | undefined, whatsapp: string): User {
  if (user && isCaller(user) && user.whatsapp === whatsapp) return user;
  throw emailTaken();
}
