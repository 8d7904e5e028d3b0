import { AppError } from '../../../../platform/app-error.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { findUserById } from '../users.repository.ts';
import { isCaller, makeLoginLink } from './login-link.ts';

/** Null for an account whose owner has chosen a password: nobody else opens it. */
export async function giveLoginLink(context: ActorContext, userId: number): Promise<string | null> {
  const { database } = context;
  const user = await findUserById(database.db, userId);
  if (!user) throw new AppError('NOT_FOUND', { message: 'Pengguna tidak ditemukan.' });
  if (!isCaller(user)) return null;
  const { url } = await database.transaction((tx) => makeLoginLink(context, tx, user));
  return url;
}
