// The one place that decides what a person may do for a mosque. The rule itself is the table
// `mosqueRights` of the contract.
import { hasMosqueRight, type MosqueRight, type MosqueRole } from '@timesync/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/db/types.ts';
import { holdRole } from './mosques.repository.ts';

interface Question {
  mosqueId: number;
  userId: number;
  right: MosqueRight;
}

const ONLY_BUYERS =
  'Hanya ketua atau bendahara masjid yang dapat memesan dan mengajukan pindah perangkat. Hubungi salah satunya.';

/**
 * Returns the person's role, which stays until the end of the transaction. A mosque does not exist
 * for a person who is no active member of it.
 */
export async function requireMosqueRight(
  db: Queryable,
  { right, ...membership }: Question,
): Promise<MosqueRole> {
  const role = await holdRole(db, membership);
  if (!role) throw new AppError('NOT_FOUND', { message: 'Masjid tidak ditemukan.' });
  if (hasMosqueRight(role, right)) return role;
  throw new AppError('MOSQUE_ROLE', right === 'order' ? { message: ONLY_BUYERS } : {});
}
