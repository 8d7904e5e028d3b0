import { createReadablePassword } from '../../../../platform/crypto/readable-password.ts';
import type { Dependencies } from '../../../../platform/dependencies.ts';
import { recordChange } from '../../../../platform/history/record-change.ts';
import { insertUser } from '../users.repository.ts';

interface NewAdmin {
  email: string;
  name: string;
  /** Random when left out: no default password exists. */
  password?: string | undefined;
}

/** Returns the password, or undefined when the email is taken. */
export async function createAdmin(
  { clock, database, passwords }: Pick<Dependencies, 'clock' | 'database' | 'passwords'>,
  { email, name, password }: NewAdmin,
): Promise<string | undefined> {
  const given = password ?? createReadablePassword();
  const passwordHash = await passwords.hash(given);
  return database.transaction(async (tx) => {
    const admin = await insertUser(tx, {
      name,
      email,
      whatsapp: '',
      passwordHash,
      // A printed password counts as generated until the admin chooses one. It does not expire,
      // because a new portal may stay unused for weeks.
      hasGeneratedPassword: password === undefined,
      role: 'admin',
      adminRole: 'pemilik',
      source: 'setup',
      emailVerified: true,
    });
    if (!admin) return undefined;
    await recordChange(tx, { clock }, ['user', admin.id], 'create', {
      by: 'system',
      after: { name, email, whatsapp: '', role: 'admin', adminRole: 'pemilik' },
    });
    return given;
  });
}
