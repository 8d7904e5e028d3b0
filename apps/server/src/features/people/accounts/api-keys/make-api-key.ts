import { API_KEY_PREFIX, type ApiScope, MAX_API_KEYS } from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import { createToken, hashToken } from '../../../../platform/crypto/tokens.ts';
import { recordChange } from '../../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { lockAdmin } from '../admins/admins.repository.ts';
import { isSessionOpen } from '../sessions/sessions.repository.ts';
import { lockAdmins } from '../users/managed-users.repository.ts';
import { countOpenKeys } from './api-keys.repository.ts';
import { apiKeys } from './api-keys.schema.ts';

/** Returns the key, of which only a hash is stored. */
export async function makeApiKey(
  context: ActorContext,
  { name, scopes }: { name: string; scopes: ApiScope[] },
): Promise<string> {
  const { actor, clock, database } = context;
  const key = `${API_KEY_PREFIX}${createToken()}`;
  const granted = [...new Set(scopes)];
  await database.transaction(async (tx) => {
    await lockAdmins(tx);
    // Another request may end this admin's access, and with it his keys.
    const isStillIn =
      (await lockAdmin(tx, actor.userId)) && (await isSessionOpen(tx, actor.sessionKey));
    if (!isStillIn) throw new AppError('NOT_SIGNED_IN');
    if ((await countOpenKeys(tx)) >= MAX_API_KEYS) {
      const message = `Paling banyak ${MAX_API_KEYS} kunci. Cabut yang tidak dipakai lagi.`;
      throw new AppError('CONFLICT', { message });
    }
    await tx.insert(apiKeys).values({
      name,
      scopes: granted,
      keyHash: hashToken(key),
      ending: key.slice(-4),
      madeBy: actor.userId,
      madeAt: clock.now(),
    });
    await recordChange(tx, context, ['user', actor.userId], 'make api key', {
      after: { name, scopes: granted },
    });
  });
  return key;
}
