import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/http/mount.ts';
import { findUserById, type User } from './users.repository.ts';

/** The user an admin acts for; deleted ones are not there. */
export async function requireCustomer(
  { database }: Pick<Context, 'database'>,
  userId: number,
): Promise<User> {
  const user = await findUserById(database.db, userId);
  if (!user) {
    throw new AppError('NOT_FOUND', { message: 'Pengguna tidak ditemukan.', field: 'userId' });
  }
  return user;
}
