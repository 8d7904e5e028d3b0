// An open session alone is not enough for what a route of the contract calls `asksAgain`: the user must
// have typed the password in the last ten minutes or, as an admin with a second factor, used that factor.
import type { ErrorCode } from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import type { Actor } from '../../../../platform/http/actor.ts';
import type { ActorContext, Context } from '../../../../platform/http/mount.ts';
import { isLocked } from '../second-factor/second-factor.repository.ts';
import { confirmPassword } from './confirm-password.ts';
import { markReauthenticated } from './sessions.repository.ts';

const RECENT_AUTHENTICATION_MS = 10 * 60 * 1000;

export async function requireRecentAuthentication(
  context: ActorContext,
  /** The error when the password is missing. */
  missing: ErrorCode,
): Promise<void> {
  if (isRecentlyAuthenticated(context)) return;
  if (await isLocked(context.database.db, context.actor.userId)) {
    throw new AppError('SECOND_FACTOR_NEEDED');
  }
  const { currentPassword } = context;
  if (!currentPassword) throw new AppError(missing, { field: 'currentPassword' });
  if (!(await confirmPassword(context, currentPassword))) {
    throw new AppError('OLD_PASSWORD_WRONG', {
      message: 'Password Anda tidak sesuai. Silakan coba lagi.',
      field: 'currentPassword',
    });
  }
  await markReauthenticated(context.database.db, context.actor.sessionKey, context.clock.now());
}

export const isRecentlyAuthenticated = ({
  clock,
  actor,
}: Pick<Context, 'clock'> & { actor: Actor }) =>
  clock.now().getTime() - actor.authenticatedAt.getTime() <= RECENT_AUTHENTICATION_MS;
