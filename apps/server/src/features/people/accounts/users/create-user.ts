import type { createUserBody, z } from '@timesync/contract';
import { recordChange } from '../../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { networkKey } from '../../../../platform/limits/network-key.ts';
import { emailTaken } from '../email-taken.ts';
import { insertUser, type User } from '../users.repository.ts';
import { requireRightOverPrices } from './require-right-over-prices.ts';

/** An admin adds a customer. */
export async function createUser(
  context: ActorContext,
  { password, ...profile }: z.output<typeof createUserBody>,
): Promise<User> {
  const { actor, client, database, passwords } = context;
  if (profile.isMitra) requireRightOverPrices(actor);
  const passwordHash = await passwords.hash(password, networkKey(client.address));
  return database.transaction(async (tx) => {
    const user = await insertUser(tx, { ...profile, passwordHash, source: 'admin' });
    if (!user) throw emailTaken();
    await recordChange(tx, context, ['user', user.id], 'create', { after: profile });
    return user;
  });
}
