// The shop must never be left without a pemilik, also when two end or demote each other concurrently.
import { AppError } from '../../../../platform/app-error.ts';
import type { Tx } from '../../../../platform/db/types.ts';
import type { Actor } from '../../../../platform/http/actor.ts';
import { countOwners, lockAdmins } from '../users/managed-users.repository.ts';
import { findUserById, type User } from '../users.repository.ts';

/** The person whose account or role ends in this transaction; refused for the last pemilik. */
export async function requireAnotherOwner(
  tx: Tx,
  { actor }: { actor: Actor },
  id: number,
): Promise<User> {
  await lockAdmins(tx);
  const user = await findUserById(tx, id);
  if (!user) throw new AppError('NOT_FOUND', { message: 'Pengguna tidak ditemukan.' });
  // The acting admin may have been ended while waiting for the lock.
  const acting = await findUserById(tx, actor.userId);
  if (acting?.adminRole !== 'pemilik') throw new AppError('NOT_SIGNED_IN');
  const isOwner = user.role === 'admin' && user.adminRole === 'pemilik';
  if (isOwner && (await countOwners(tx)) <= 1) throw new AppError('LAST_ADMIN');
  return user;
}
