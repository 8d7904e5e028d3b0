// No default password exists: the first admin comes from the configuration, or gets a random
// password that is shown once.
import { createReadablePassword } from '../../platform/crypto/tokens.ts';
import type { Parts } from '../../platform/parts.ts';
import { hasAdmin, insertUser } from './users.repository.ts';

export interface FirstAdmin {
  email: string;
  /** Only when it was made here. */
  generatedPassword: string | undefined;
}

/** Undefined when there is an admin already. */
export async function createFirstAdmin(
  parts: Pick<Parts, 'config' | 'database' | 'passwords'>,
): Promise<FirstAdmin | undefined> {
  const { config, database, passwords } = parts;
  if (await hasAdmin(database.db)) return undefined;
  const generatedPassword = config.ADMIN_PASSWORD ? undefined : createReadablePassword(16);
  const email = (config.ADMIN_EMAIL ?? 'admin@timesync.local').toLowerCase();
  const admin = await insertUser(database.db, {
    name: 'Admin',
    email,
    whatsapp: config.WHATSAPP_NUMBER ?? '',
    passwordHash: await passwords.hash(config.ADMIN_PASSWORD ?? generatedPassword ?? ''),
    role: 'admin',
    source: 'setup',
    emailVerified: true,
  });
  return admin && { email, generatedPassword };
}
