import * as contract from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import { type ActorContext, answer, type Server } from '../../../../platform/http/mount.ts';
import { shortenAddress } from '../../../../platform/limits/shorten-address.ts';
import { describeDevice } from './describe-device.ts';
import { isSessionAlive } from './session-lifetime.ts';
import { deleteSessionById, deleteSessionsOf, findSessionsOf } from './sessions.repository.ts';

export function mountSessions({ mount }: Server): void {
  mount(contract.listSessions, async (context) =>
    answer(200, { data: await listSessions(context) }),
  );

  mount(contract.endSession, async ({ actor, database }, { params }) => {
    if (!(await deleteSessionById(database.db, actor.userId, params.id))) {
      throw new AppError('NOT_FOUND', { message: 'Perangkat ini sudah tidak masuk lagi.' });
    }
    return answer(200, { message: 'Perangkat telah dikeluarkan' });
  });

  mount(contract.endOtherSessions, async ({ actor, database }) => {
    await deleteSessionsOf(database.db, actor.userId, { except: actor.sessionKey });
    return answer(200, { message: 'Semua perangkat lain telah dikeluarkan' });
  });
}

/** This browser first, then the last seen. */
async function listSessions({
  actor,
  clock,
  database,
}: ActorContext): Promise<contract.OpenSession[]> {
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
