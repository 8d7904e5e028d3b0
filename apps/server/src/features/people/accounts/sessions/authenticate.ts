import { hashToken } from '../../../../platform/crypto/tokens.ts';
import type { Dependencies } from '../../../../platform/dependencies.ts';
import type { Actor } from '../../../../platform/http/actor.ts';
import { isSessionAlive, isTouchDue, oldestPossibleSignIn } from './session-lifetime.ts';
import { toSessionUser } from './session-user.ts';
import { deleteSessionsSignedInBefore, findSession, touchSession } from './sessions.repository.ts';

/**
 * The user of this session token, if it is valid: one query, two when "last seen" must be updated.
 */
export async function authenticate(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  token: string | undefined,
): Promise<Actor | undefined> {
  if (!token) return undefined;
  const sessionKey = hashToken(token);
  const session = await findSession(database.db, sessionKey);
  const now = clock.now();
  if (!session || !isSessionAlive(session, session.role, now)) return undefined;
  if (isTouchDue(session, now)) await touchSession(database.db, sessionKey, now);
  const { userId, role, adminRole, confirmedAt, signedInAt } = session;
  const authenticatedAt = confirmedAt ?? signedInAt;
  const profile = toSessionUser(session);
  return { userId, role, adminRole, profile, sessionKey, authenticatedAt };
}

export async function forgetDeadSessions({
  clock,
  database,
}: Pick<Dependencies, 'clock' | 'database'>): Promise<void> {
  await deleteSessionsSignedInBefore(database.db, oldestPossibleSignIn(clock.now()));
}
