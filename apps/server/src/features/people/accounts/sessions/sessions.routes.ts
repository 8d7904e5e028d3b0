import * as contract from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../../platform/app-error.ts';
import type { Dependencies } from '../../../../platform/dependencies.ts';
import { answer, mount } from '../../../../platform/http/mount.ts';
import { listSessions } from './list-sessions.ts';
import { deleteSessionById, deleteSessionsOf } from './sessions.repository.ts';

export function mountSessions(app: FastifyInstance, dependencies: Dependencies): void {
  mount(app, dependencies, contract.listSessions, async (context) =>
    answer(200, { data: await listSessions(context) }),
  );

  mount(app, dependencies, contract.endSession, async ({ actor, database }, { params }) => {
    if (!(await deleteSessionById(database.db, actor.userId, params.id))) {
      throw new AppError('NOT_FOUND', { message: 'Perangkat ini sudah tidak masuk lagi.' });
    }
    return answer(200, { message: 'Perangkat telah dikeluarkan' });
  });

  mount(app, dependencies, contract.endOtherSessions, async ({ actor, database }) => {
    await deleteSessionsOf(database.db, actor.userId, { except: actor.sessionKey });
    return answer(200, { message: 'Semua perangkat lain telah dikeluarkan' });
  });
}
