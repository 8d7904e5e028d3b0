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

/** Whom to write to; undefined when the account is gone. */
export async function findPerson(db: Queryable, id: number): Promise<Person | undefined> {
  const user = await findUserById(db, id);
  return user && { ...user, wantsWhatsapp: user.whatsappConsentAt !== null };
}
