import type { Actor } from '../../../platform/http/actor.ts';
import type { Context } from '../../../platform/http/mount.ts';
import { findUserById } from '../users.repository.ts';

/** Does the person at this session know its password? Guesses count like failed logins. */
export async function confirmPassword(
  context: Context & { actor: Actor },
  password: string,
): Promise<boolean> {
  const { actor, database, limits, passwords } = context;
  const account = `user ${actor.userId}`;
  await limits.spend('loginFailuresPerEmailAndAddress', account);
  const user = await findUserById(database.db, actor.userId);
  const matches = await passwords.verify(user?.passwordHash, password);
  if (matches) await limits.refund('loginFailuresPerEmailAndAddress', account);
  return matches;
}
