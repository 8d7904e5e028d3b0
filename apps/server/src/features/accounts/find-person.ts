import type { Queryable } from '../../platform/db/types.ts';
import { findUserById } from './users.repository.ts';

interface Person {
  id: number;
  name: string;
  email: string;
  hasGeneratedPassword: boolean;
}

/** Whom to write to; undefined when the account is gone. */
export async function findPerson(db: Queryable, id: number): Promise<Person | undefined> {
  return findUserById(db, id);
}
