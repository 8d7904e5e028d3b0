import { hasMosqueRight, hasNoEmail, mosqueRole } from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import type { Queryable, Tx } from '../../../../platform/db/types.ts';
import { findPeople, findPerson } from '../../accounts/find-person.ts';
import { insertMember } from '../mosques.repository.ts';
import { findMemberIds, lockMember } from './members.repository.ts';

/** The members who get notices of a mosque's orders: those who may order for it. */
const BUYERS = mosqueRole.options.filter((role) => hasMosqueRight(role, 'use'));

export async function findBuyers(db: Queryable, mosqueId: number) {
  return findPeople(db, await findMemberIds(db, mosqueId, BUYERS));
}

/** As pengurus; a person who is a member already keeps his role. */
export async function addMember(
  tx: Tx,
  member: { mosqueId: number; userId: number; since: Date },
): Promise<void> {
  await insertMember(tx, { ...member, role: 'pengurus' });
}

/** Where a link reaches him. */
export async function findMemberAddress(
  tx: Tx,
  member: { mosqueId: number; memberId: number },
): Promise<{ email?: string; whatsapp?: string }> {
  const found = await lockMember(tx, member);
  const person = found && (await findPerson(tx, found.userId));
  if (!person) throw new AppError('NOT_FOUND', { message: 'Pengurus tidak ditemukan.' });
  const { email, whatsapp } = person;
  return hasNoEmail(email) ? { whatsapp } : { email };
}

export function listMemberIds(db: Queryable, mosqueId: number): Promise<number[]> {
  return findMemberIds(db, mosqueId, mosqueRole.options);
}
