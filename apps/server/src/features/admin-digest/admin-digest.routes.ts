import * as contract from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../platform/dependencies.ts';
import { answer, mount } from '../../platform/http/mount.ts';
import { readWantsNews, saveWantsNews } from './admin-digest.repository.ts';

export function mountAdminDigest(app: FastifyInstance, dependencies: Dependencies): void {
  mount(app, dependencies, contract.getNewsChoice, async ({ actor, database }) =>
    answer(200, { wantsNews: await readWantsNews(database.db, actor.userId) }),
  );
  mount(app, dependencies, contract.chooseNews, async ({ actor, database }, { body }) => {
    await saveWantsNews(database.db, actor.userId, body.wantsNews);
    return answer(200, body);
  });
}
