// No default password exists: the first admin comes from the configuration, or gets a random
// password that is shown once.
import type { Dependencies } from '../../../../platform/dependencies.ts';
import { hasAdmin } from '../users.repository.ts';
import { createAdmin } from './create-admin.ts';

export interface FirstAdmin {
  email: string;
  /** It is undefined unless the password was made here. */
  generatedPassword: string | undefined;
}

/** Undefined when there is an admin already. */
export async function createFirstAdmin(
  dependencies: Pick<Dependencies, 'clock' | 'config' | 'database' | 'passwords'>,
): Promise<FirstAdmin | undefined> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = dependencies.config;
  if (await hasAdmin(dependencies.database.db)) return undefined;
  const email = (ADMIN_EMAIL ?? 'admin@timesync.local').toLowerCase();
  const password = await createAdmin(dependencies, {
    email,
    name: 'Admin',
    password: ADMIN_PASSWORD,
  });
  if (!password) return undefined;
  return { email, generatedPassword: ADMIN_PASSWORD ? undefined : password };
}
