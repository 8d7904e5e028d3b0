import { hasNoEmail } from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import type { Tx } from '../../../../platform/db/types.ts';
import { findPerson } from '../../accounts/find-person.ts';
import { lockMember } from './members.repository.ts';

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
