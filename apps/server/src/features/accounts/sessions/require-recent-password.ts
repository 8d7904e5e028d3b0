// A session left open on someone's screen must not be enough for what opens an account or moves
// money: the password must have been typed within the last ten minutes.
import type { ErrorCode } from '@timesync/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Context } from '../../../platform/http/mount.ts';
import { confirmPassword } from './confirm-password.ts';

const FRESH_SIGN_IN_MS = 10 * 60 * 1000;

export async function requireRecentPassword(
  context: Context & { actor: Actor },
  currentPassword: string | undefined,
  /** What the person reads when the password is missing. */
  missing: ErrorCode,
): Promise<void> {
  const ageMs = context.clock.now().getTime() - context.actor.signedInAt.getTime();
  if (ageMs <= FRESH_SIGN_IN_MS) return;
  if (!currentPassword) throw new AppError(missing, { field: 'currentPassword' });
  if (!(await confirmPassword(context, currentPassword))) {
    throw new AppError('OLD_PASSWORD_WRONG', {
      message: 'Password Anda tidak sesuai. Silakan coba lagi.',
      field: 'currentPassword',
    });
  }
}
