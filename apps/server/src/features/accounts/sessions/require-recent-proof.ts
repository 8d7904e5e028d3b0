// A session left open on someone's screen must not be enough for what opens an account or moves
// money: the password must have been typed within the last ten minutes, or in its place the second
// factor of an admin who has set one.
import type { ErrorCode } from '@timesync/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Context } from '../../../platform/http/mount.ts';
import { isLocked } from '../second-factor/second-factor.repository.ts';
import { confirmPassword } from './confirm-password.ts';
import { noteProof } from './sessions.repository.ts';

const FRESH_PROOF_MS = 10 * 60 * 1000;

export async function requireRecentProof(
  context: Context & { actor: Actor },
  currentPassword: string | undefined,
  /** What the person reads when the password is missing. */
  missing: ErrorCode,
): Promise<void> {
  if (isFresh(context)) return;
  await refuseWithoutFactor(context);
  if (!currentPassword) throw new AppError(missing, { field: 'currentPassword' });
  if (!(await confirmPassword(context, currentPassword))) {
    throw new AppError('OLD_PASSWORD_WRONG', {
      message: 'Password Anda tidak sesuai. Silakan coba lagi.',
      field: 'currentPassword',
    });
  }
  await noteProof(context.database.db, context.actor.sessionKey, context.clock.now());
}

/** For what asks no password: who has set a second factor proves it, everybody else passes. */
export async function requireRecentFactor(context: Context & { actor: Actor }): Promise<void> {
  if (!isFresh(context)) await refuseWithoutFactor(context);
}

const isFresh = ({ clock, actor }: Context & { actor: Actor }) =>
  clock.now().getTime() - actor.provenAt.getTime() <= FRESH_PROOF_MS;

async function refuseWithoutFactor({ actor, database }: Context & { actor: Actor }) {
  if (await isLocked(database.db, actor.userId)) throw new AppError('SECOND_FACTOR_NEEDED');
}
