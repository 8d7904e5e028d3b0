import * as contract from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../platform/db/types.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { answer, mount } from '../../platform/http/mount.ts';
import { answerList } from '../../platform/lists/answer-list.ts';
import { getListed } from '../../platform/lists/get-listed.ts';
import { decideHandover } from './decide-handover.ts';
import { handoversMatching, type ManagedHandoverRow } from './handovers.repository.ts';
import { letterPhotos } from './letter-photos.ts';
import { startLostHandover } from './start-lost-handover.ts';

export function mountManagedHandovers(app: FastifyInstance, dependencies: Dependencies): void {
  mount(app, dependencies, contract.listManagedHandovers, async ({ database }, { query }) => {
    const source = handoversMatching(query);
    return answer(200, await answerList(database.db, source, query, undefined, present));
  });

  mount(app, dependencies, contract.startLostHandover, async (context, { params, body, file }) => {
    const handoverId = await startLostHandover(context, {
      mosqueId: params.id,
      fromUserId: params.userId,
      ...body,
      letter: file.bytes,
    });
    return answer(201, await show(context.database.db, handoverId));
  });

  mount(app, dependencies, contract.decideHandover, async (context, { params, body }) => {
    await decideHandover(context, { handoverId: params.id, ...body });
    return answer(200, await show(context.database.db, params.id));
  });
}

async function show(db: Queryable, id: number): Promise<contract.ManagedHandover> {
  return present(await getListed<ManagedHandoverRow>(db, handoversMatching({ id })));
}

function present({
  letter,
  startedAt,
  deadlineAt,
  ...handover
}: ManagedHandoverRow): contract.ManagedHandover {
  return {
    ...handover,
    letter: letter.map(letterPhotos.url),
    startedAt: new Date(startedAt).toISOString(),
    deadlineAt: new Date(deadlineAt).toISOString(),
  };
}
