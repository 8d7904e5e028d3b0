import type { Queryable } from '../../platform/db/types.ts';
import { findUserByEmail, findUserById, findUsersById, type User } from './users.repository.ts';

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
  const user = await findUserById(db, id);
  return user && toPerson(user);
}

export async function findPersonByEmail(db: Queryable, email: string): Promise<Person | undefined> {
  const user = await findUserByEmail(db, email);
  return user && toPerson(user);
}

export async function findPeople(db: Queryable, ids: number[]): Promise<Person[]> {
  return (await findUsersById(db, ids)).map(toPerson);
}

function toPerson(user: User): Person {
  return { ...user, wantsWhatsapp: user.whatsappConsentAt !== null };
}
