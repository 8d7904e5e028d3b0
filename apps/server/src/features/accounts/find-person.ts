import type { Queryable } from '../../platform/db/types.ts';
import { findUserById } from './users.repository.ts';

export interface Person {
  id: number;
  name: string;
  email: string;
  whatsapp: string;
  wantsWhatsapp: boolean;
  hasGeneratedPassword: boolean;
}

/** Name and address for a mail; undefined when the account is deleted. */
export async function findPerson(db: Queryable, id: number): Promise<Person | undefined> {
  const user = await findUserById(db, id);
  return user && { ...user, wantsWhatsapp: user.whatsappConsentAt !== null };
}
