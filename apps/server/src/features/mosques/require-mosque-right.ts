// The one place that decides what a person may do for a mosque. The rule itself is the table
// `mosqueRights` of the contract.
import { hasMosqueRight, type MosqueRight, type MosqueRole } from '@timesync/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable, Tx } from '../../platform/db/types.ts';
import { findRole, holdRole } from './mosques.repository.ts';

interface Question {
  mosqueId: number;
  userId: number;
  right: MosqueRight;
}

const ONLY_BUYERS =
  'Hanya ketua atau bendahara masjid yang dapat memesan dan mengajukan pindah perangkat. Hubungi salah satunya.';

/** A mosque does not exist for a person who is no active member of it. Returns the person's role. */
export async function requireMosqueRight(db: Queryable, question: Question): Promise<MosqueRole> {
  return requireRight(await findRole(db, question), question.right);
}

/** The same, and the person stays a member with this role until the end of the transaction. */
export async function holdMosqueRight(tx: Tx, question: Question): Promise<MosqueRole> {
  return requireRight(await holdRole(tx, question), question.right);
}

function requireRight(role: MosqueRole | undefined, right: MosqueRight): MosqueRole {
  if (!role) throw new AppError('NOT_FOUND', { message: 'Masjid tidak ditemukan.' });
  if (hasMosqueRight(role, right)) return role;
  throw new AppError('MOSQUE_ROLE', right === 'order' ? { message: ONLY_BUYERS } : {});
}
