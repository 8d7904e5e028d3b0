import * as contract from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../../platform/app-error.ts';
import type { Dependencies } from '../../../../platform/dependencies.ts';
import { recordChange } from '../../../../platform/history/record-change.ts';
import { answer, mount } from '../../../../platform/http/mount.ts';
import { endKey, findOpenKeys } from './api-keys.repository.ts';
import { makeApiKey } from './make-api-key.ts';

export function mountApiKeys(app: FastifyInstance, dependencies: Dependencies): void {
  mount(app, dependencies, contract.listApiKeys, async ({ database }) => {
    const keys = await findOpenKeys(database.db);
    return answer(200, {
      data: keys.map(({ madeAt, lastUsedAt, ...key }) => ({
        ...key,
        madeAt: madeAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
    });
  });

  mount(app, dependencies, contract.makeApiKey, async (context, { body }) =>
    answer(201, { key: await makeApiKey(context, body) }),
  );

  mount(app, dependencies, contract.revokeApiKey, async (context, { params: { id } }) => {
    const { actor, clock, database } = context;
    await database.transaction(async (tx) => {
      const [ended] = await endKey(tx, id, clock.now());
      if (!ended) throw new AppError('NOT_FOUND', { message: 'Kunci ini sudah tidak berlaku.' });
      await recordChange(tx, context, ['user', actor.userId], 'revoke api key', {
        before: { name: ended.name, scopes: ended.scopes },
      });
    });
    return answer(200, { message: 'Kunci dicabut' });
  });
}
