import { createReadablePassword } from '../../platform/crypto/tokens.ts';
import type { Parts } from '../../platform/parts.ts';
import { insertUser } from './users.repository.ts';

interface NewAdmin {
  email: string;
  name: string;
  whatsapp?: string | undefined;
  /** Random when left out: no default password exists. */
  password?: string | undefined;
}

/** Returns the password, or nothing when the email is taken. */
export async function createAdmin(
  { database, passwords }: Pick<Parts, 'database' | 'passwords'>,
  { email, name, whatsapp = '', password = createReadablePassword(16) }: NewAdmin,
): Promise<string | undefined> {
  const admin = await insertUser(database.db, {
    name,
    email,
    whatsapp,
    passwordHash: await passwords.hash(password),
    role: 'admin',
    source: 'setup',
    emailVerified: true,
  });
  return admin && password;
}
