import * as contract from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/http/app-error.ts';
import { answer, mount } from '../../platform/http/mount.ts';
import type { Parts } from '../../platform/parts.ts';
import { listSessions } from './list-sessions.ts';
import { deleteSessionById, deleteSessionsOf } from './sessions.repository.ts';

export function mountSessions(app: FastifyInstance, parts: Parts): void {
  mount(app, parts, contract.listSessions, async (context) =>
    answer(200, { data: await listSessions(context) }),
  );

  mount(app, parts, contract.endSession, async ({ actor, database }, { params }) => {
    if (!(await deleteSessionById(database.db, actor.userId, params.id))) {
      throw new AppError('NOT_FOUND', { message: 'Perangkat ini sudah tidak masuk lagi.' });
    }
    return answer(200, { message: 'Perangkat telah dikeluarkan' });
  });

  mount(app, parts, contract.endOtherSessions, async ({ actor, database }) => {
    await deleteSessionsOf(database.db, actor.userId, { except: actor.sessionKey });
    return answer(200, { message: 'Semua perangkat lain telah dikeluarkan' });
  });
}
