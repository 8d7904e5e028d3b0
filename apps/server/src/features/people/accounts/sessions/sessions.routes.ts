import * as contract from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import { answer, type Server } from '../../../../platform/http/mount.ts';
import { listSessions } from './list-sessions.ts';
import { deleteSessionById, deleteSessionsOf } from './sessions.repository.ts';

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
