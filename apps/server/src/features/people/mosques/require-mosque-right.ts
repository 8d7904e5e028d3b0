// The one place that decides what a person may do for a mosque. The rule itself is the table
// `mosqueRights` of the contract.
import { hasMosqueRight, type MosqueRight, type MosqueRole } from '@timesync/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Queryable } from '../../../platform/db/types.ts';
import { lockRole } from './mosques.repository.ts';

interface Question {
  mosqueId: number;
  userId: number;
  right: MosqueRight;
}

/**
 * Returns the person's role, which stays until the end of the transaction. A mosque does not exist
 * for a person who is no active member of it.
 */
export async function requireMosqueRight(
  db: Queryable,
  { right, ...membership }: Question,
): Promise<MosqueRole> {
  const role = await lockRole(db, membership, 'share');
  if (!role) throw mosqueNotFound();
  if (!hasMosqueRight(role, right)) throw new AppError('MOSQUE_ROLE');
  return role;
}

/** The same answer for a mosque that the person is no active member of. */
export function mosqueNotFound(): AppError {
  return new AppError('NOT_FOUND', { message: 'Masjid tidak ditemukan.' });
}
