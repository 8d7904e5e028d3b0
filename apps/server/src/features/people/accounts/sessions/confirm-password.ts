import type { ActorContext } from '../../../../platform/http/mount.ts';
import { networkKey } from '../../../../platform/limits/network-key.ts';
import { spendOnFailure } from '../../../../platform/limits/spend-points.ts';
import { findUserById } from '../users.repository.ts';

/** Does the person at this session know its password? Guesses count like failed logins. */
export async function confirmPassword(context: ActorContext, password: string): Promise<boolean> {
  const { actor, client, database, limits, passwords } = context;
  const network = networkKey(client.address);
  const account = `user ${actor.userId}|${network}`;
  const confirmed = await spendOnFailure(
    limits,
    [['loginFailuresPerEmailAndAddress', account]],
    async () => {
      const user = await findUserById(database.db, actor.userId);
      return (await passwords.verify(user?.passwordHash, password, network)) || undefined;
    },
  );
  return confirmed ?? false;
}
