import { createToken, hashToken } from '../../../../platform/crypto/tokens.ts';
import type { Queryable } from '../../../../platform/db/types.ts';
import type { Context } from '../../../../platform/http/mount.ts';
import { deleteSession, insertSession } from './sessions.repository.ts';

interface NewSession {
  userId: number;
  /** The browser's previous session, which ends here. */
  previousToken: string | undefined;
}

/** Returns the cookie's value. Runs in the transaction that signs the user in. */
export async function openSession(
  tx: Queryable,
  { client, clock }: Pick<Context, 'client' | 'clock'>,
  { userId, previousToken }: NewSession,
): Promise<string> {
  const token = createToken();
  const now = clock.now();
  if (previousToken) await deleteSession(tx, hashToken(previousToken));
  await insertSession(tx, {
    key: hashToken(token),
    userId,
    signedInAt: now,
    lastSeenAt: now,
    address: client.address,
    userAgent: client.userAgent.slice(0, 300),
  });
  return token;
}
