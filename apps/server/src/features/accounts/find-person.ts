import type { Queryable } from '../../platform/db/types.ts';
import { findUserByEmail, findUserById, type User } from './users.repository.ts';

export interface Person {
  id: number;
  name: string;
  email: string;
  emailVerified: boolean;
  whatsapp: string;
  wantsWhatsapp: boolean;
  hasGeneratedPassword: boolean;
}

/** Name and address for a mail; undefined when the account is deleted. */
export async function findPerson(db: Queryable, id: number): Promise<Person | undefined> {
  return toPerson(await findUserById(db, id));
}

export async function findPersonByEmail(db: Queryable, email: string): Promise<Person | undefined> {
  return toPerson(await findUserByEmail(db, email));
}

function toPerson(user: User | undefined): Person | undefined {
  return user && { ...user, wantsWhatsapp: user.whatsappConsentAt !== null };
}
