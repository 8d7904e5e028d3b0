// The caller chooses his password, and his email where he has none yet, and is signed in.
import { hasNoEmail, type loginLinkBody, PRIVACY_VERSION, type z } from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import type { Context } from '../../../../platform/http/mount.ts';
import { networkKey } from '../../../../platform/limits/network-key.ts';
import { spendUnlessBusy } from '../../../../platform/limits/spend-points.ts';
import { consumeLink, findOpenLink } from '../../links/consume-link.ts';
import { isStillAdmin } from '../admins/admins.ts';
import { refuseTakenEmail } from '../email-taken.ts';
import { chosenPassword } from '../password-origin.ts';
import { endAccessOf } from '../sessions/end-access.ts';
import { openSession } from '../sessions/open-session.ts';
import { findUserById, replaceGeneratedPassword, type User } from '../users.repository.ts';
import { isCaller } from './login-link.ts';

/** `previousToken`: the browser's previous session, which ends here. */
type LoginByLink = z.output<typeof loginLinkBody> & { previousToken: string | undefined };

export async function openByLoginLink(
  context: Context,
  { token, newPassword, email, previousToken }: LoginByLink,
): Promise<{ user: User; token: string }> {
  const { client, clock, database, limits, passwords } = context;
  const network = networkKey(client.address);
  return spendUnlessBusy(limits, [['registrationsPerAddress', network]], async () => {
    const { accountId } = await findOpenLink(context, database.db, token, { kinds: ['login'] });
    const caller = accountId ? await findUserById(database.db, accountId) : undefined;
    if (!caller || !isCaller(caller)) throw new AppError('LINK_DEAD');
    const isWithoutEmail = hasNoEmail(caller.email);
    if (isWithoutEmail && (!email || hasNoEmail(email))) {
      throw new AppError('INVALID', { field: 'email', message: 'Email wajib diisi' });
    }
    const passwordHash = await passwords.hash(newPassword, network);
    const now = clock.now();
    return database
      .transaction(async (tx) => {
        await consumeLink(context, tx, {
          token,
          kinds: ['login'],
          rights: { admin: isStillAdmin },
        });
        const user = await replaceGeneratedPassword(tx, caller, {
          ...chosenPassword(passwordHash),
          ...(isWithoutEmail && { email }),
          privacyVersion: PRIVACY_VERSION,
          privacyAcceptedAt: now,
        });
        if (!user) throw new AppError('LINK_DEAD');
        await endAccessOf(tx, user.id, { at: now });
        return { user, token: await openSession(tx, context, { userId: user.id, previousToken }) };
      })
      .catch(refuseTakenEmail);
  });
}
