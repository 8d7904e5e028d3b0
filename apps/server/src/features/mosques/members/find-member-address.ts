import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { findPerson, type Person } from '../../accounts/find-person.ts';
import { lockMember } from './members.repository.ts';

export async function findMemberAddress(
  tx: Tx,
  member: { mosqueId: number; memberId: number },
): Promise<Person> {
  const found = await lockMember(tx, member);
  const person = found && (await findPerson(tx, found.userId));
  if (!person) throw new AppError('NOT_FOUND', { message: 'Pengurus tidak ditemukan.' });
  return person;
}
