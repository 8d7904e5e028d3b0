// The one place that decides what a person may do for a mosque. The rule itself is the table
// `mosqueRights` of the contract.
import { hasMosqueRight, type MosqueRight, type MosqueRole } from '@timesync/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/db/types.ts';
import { mosqueNotFound } from './mosque-not-found.ts';
import { holdRole } from './mosques.repository.ts';
import { findOwningMosque, type OwnedThing } from './owning-mosque.repository.ts';

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
  if (!role) throw mosqueNotFound();
  refuseOthers(role, right);
  return role;
}

/**
 * Refuses a member who may only look. A thing that is not a mosque's, or that the person cannot see,
 * passes: the call itself answers for those.
 */
export async function requireBuyerOf(
  db: Queryable,
  thing: OwnedThing,
  { id, userId }: { id: number; userId: number },
): Promise<void> {
  const mosqueId = await findOwningMosque(db, thing, id);
  const role = mosqueId === null ? undefined : await holdRole(db, { mosqueId, userId });
  if (role) refuseOthers(role, 'order');
}

function refuseOthers(role: MosqueRole, right: MosqueRight): void {
  if (hasMosqueRight(role, right)) return;
  throw new AppError('MOSQUE_ROLE', right === 'order' ? { message: ONLY_BUYERS } : {});
}
