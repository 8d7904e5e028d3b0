import type { Queryable } from '../../../platform/db/types.ts';
import {
  findUserByEmail,
  findUserById,
  findUsersById,
  findUsersEver,
  type User,
} from './users.repository.ts';

export type Person = ReturnType<typeof toPerson>;

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

/** Deleted ones too: whose order it was stays known. By their ids. */
export async function findPeopleEver(db: Queryable, ids: number[]): Promise<Map<number, Person>> {
  const found = await findUsersEver(db, [...new Set(ids)]);
  return new Map(found.map((user) => [user.id, toPerson(user)]));
}

function toPerson(user: User) {
  const { id, name, email, emailVerified, whatsapp, hasGeneratedPassword, isMitra } = user;
  const wants = {
    wantsWhatsapp: user.whatsappConsentAt !== null,
    wantsReminders: user.remindersStoppedAt === null,
  };
  return { id, name, email, emailVerified, whatsapp, ...wants, hasGeneratedPassword, isMitra };
}
