import type { OpenSession } from '@timesync/contract';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { shortenAddress } from '../../../../platform/limits/shorten-address.ts';
import { describeDevice } from './describe-device.ts';
import { isSessionAlive } from './session-lifetime.ts';
import { findSessionsOf } from './sessions.repository.ts';

/** This browser first, then the last seen. */
export async function listSessions({
  actor,
  clock,
  database,
}: ActorContext): Promise<OpenSession[]> {
  const sessions = await findSessionsOf(database.db, actor.userId);
  return sessions
    .filter((session) => isSessionAlive(session, actor.role, clock.now()))
    .map(({ id, key, userAgent, address, signedInAt, lastSeenAt }) => ({
      id,
      device: describeDevice(userAgent),
      place: shortenAddress(address),
      signedInAt: signedInAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      isCurrent: key.equals(actor.sessionKey),
    }))
    .sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}
