// Only failures count against the limits, but a point is spent before the password is checked, so that
// concurrent guesses cannot exceed the limit.
import type { FactorAnswer, FactorQuestion, loginBody, z } from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import { createToken, hashToken } from '../../../../platform/crypto/tokens.ts';
import type { Context } from '../../../../platform/http/mount.ts';
import { networkKey } from '../../../../platform/limits/network-key.ts';
import { spendOnFailure, spendUnlessBusy } from '../../../../platform/limits/spend-points.ts';
import { isExpired } from '../password-origin.ts';
import { askFactor } from '../second-factor/ask-factor.ts';
import { verifyFactor } from '../second-factor/verify-factor.ts';
import { findUserByEmail, findUserById, type User, updateUser } from '../users.repository.ts';
import { openSession } from './open-session.ts';

/** `previousToken`: the browser's previous session, which ends here. */
type SignIn = z.output<typeof loginBody> & { previousToken: string | undefined };

/** A session, or the question that an admin with a second factor has to answer first. */
export type SignInStep =
  | { user: User; token: string }
  | { question: FactorQuestion; ticket: string };

export async function signIn(
  context: Context,
  { email, password, previousToken }: SignIn,
): Promise<SignInStep> {
  const network = networkKey(context.client.address);
  const user = await context.passwords.inPlace(network, () =>
    checkPassword(context, email, password),
  );
  if (user.role === 'admin') {
    const ticket = createToken();
    const question = await askFactor(context, user.id, hashToken(ticket));
    if (question) return { question, ticket };
  }
  return { user, token: await startSession(context, user, previousToken) };
}

interface SecondStep {
  /** The ticket that the first step stored in this browser. */
  ticket: string;
  answer: FactorAnswer;
  previousToken: string | undefined;
}

export async function finishSignIn(
  context: Context,
  { ticket, answer, previousToken }: SecondStep,
): Promise<{ user: User; token: string }> {
  const userId = await verifyFactor(context, hashToken(ticket), answer);
  const user = await findUserById(context.database.db, userId);
  if (!user) throw new AppError('SIGN_IN_TOO_OLD');
  return { user, token: await startSession(context, user, previousToken) };
}

export async function startSession(
  context: Context,
  user: User,
  previousToken: string | undefined,
): Promise<string> {
  return context.database.transaction(async (tx) => {
    if (user.passwordExpiresAt) await updateUser(tx, user.id, { passwordExpiresAt: null });
    return openSession(tx, context, { userId: user.id, previousToken });
  });
}

async function checkPassword(context: Context, email: string, password: string): Promise<User> {
  const { clock, database, limits, passwords, client } = context;
  const network = networkKey(client.address);
  const account = `${email}|${network}`;
  const attempts = [
    ['loginsPerAddress', network],
    ['loginsPerEmailAndAddress', account],
  ] as const;
  const failures = [
    ['loginFailuresPerAddress', network],
    ['loginFailuresPerEmailAndAddress', account],
  ] as const;
  const user = await spendUnlessBusy(limits, attempts, () =>
    spendOnFailure(limits, failures, async () => {
      const found = await findUserByEmail(database.db, email);
      return (await passwords.verify(found?.passwordHash, password, network)) ? found : undefined;
    }),
  );
  if (!user) throw new AppError('LOGIN_REFUSED');
  if (isExpired(user, clock.now())) throw new AppError('PASSWORD_EXPIRED');
  if (passwords.isOutdated(user.passwordHash)) {
    await updateUser(database.db, user.id, {
      passwordHash: await passwords.hash(password, network),
    });
  }
  return user;
}
