import { PRIVACY_VERSION } from '@timesync/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/http/mount.ts';
import { networkKey } from '../../platform/limits/network-key.ts';
import { spendUnlessBusy } from '../../platform/limits/spend-points.ts';
import { insertUser, type User } from './users.repository.ts';

interface Registration {
  name: string;
  email: string;
  whatsapp: string;
  password: string;
}

export async function registerAccount(
  context: Context,
  { name, email, whatsapp, password }: Registration,
): Promise<User> {
  const { database, clock, limits, passwords, client } = context;
  const user = await spendUnlessBusy(
    limits,
    [['registrationsPerAddress', networkKey(client.address)]],
    async () =>
      insertUser(database.db, {
        name,
        email,
        whatsapp,
        passwordHash: await passwords.hash(password),
        privacyVersion: PRIVACY_VERSION,
        privacyAcceptedAt: clock.now(),
      }),
  );
  if (!user) throw new AppError('EMAIL_TAKEN', { field: 'email' });
  return user;
}
