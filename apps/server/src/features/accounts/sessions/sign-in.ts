// Only failures count against the limits, but a point is spent before the password is checked:
// guesses that arrive at the same moment cannot slip past.

import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/http/mount.ts';
import { networkKey } from '../../../platform/limits/network-key.ts';
import { spendOnFailure } from '../../../platform/limits/spend-points.ts';
import { isExpired } from '../password-origin.ts';
import { findUserByEmail, type User, updateUser } from '../users.repository.ts';
import { openSession } from './open-session.ts';

interface SignIn {
  email: string;
  password: string;
  /** The browser's previous session, which ends here. */
  previousToken: string | undefined;
}

export async function signIn(
  context: Context,
  { email, password, previousToken }: SignIn,
): Promise<{ user: User; token: string }> {
  const user = await checkPassword(context, email, password);
  const token = await context.database.transaction(async (tx) => {
    if (user.passwordExpiresAt) await updateUser(tx, user.id, { passwordExpiresAt: null });
    return openSession(tx, context, { userId: user.id, previousToken });
  });
  return { user, token };
}

async function checkPassword(context: Context, email: string, password: string): Promise<User> {
  const { clock, database, limits, passwords, client } = context;
  const network = networkKey(client.address);
  const user = await spendOnFailure(
    limits,
    [
      ['loginFailuresPerAddress', network],
      ['loginFailuresPerEmailAndAddress', `${email}|${network}`],
    ],
    async () => {
      const found = await findUserByEmail(database.db, email);
      return (await passwords.verify(found?.passwordHash, password)) ? found : undefined;
    },
  );
  if (!user) throw new AppError('LOGIN_REFUSED');
  if (isExpired(user, clock.now())) throw new AppError('PASSWORD_EXPIRED');
  if (passwords.isOutdated(user.passwordHash)) {
    await updateUser(database.db, user.id, { passwordHash: await passwords.hash(password) });
  }
  return user;
}
