import * as contract from '@timesync/contract';
import { answer, type Server } from '../../../../platform/http/mount.ts';
import { findOpenKeys } from './api-keys.repository.ts';
import { makeApiKey } from './make-api-key.ts';
import { revokeApiKey } from './revoke-api-key.ts';

export function mountApiKeys({ mount }: Server): void {
  mount(contract.listApiKeys, async ({ database }) => {
    const keys = await findOpenKeys(database.db);
    return answer(200, {
      data: keys.map(({ madeAt, lastUsedAt, ...key }) => ({
        ...key,
        madeAt: madeAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
    });
  });

  mount(contract.makeApiKey, async (context, { body }) =>
    answer(201, { key: await makeApiKey(context, body) }),
  );

  mount(contract.revokeApiKey, async (context, { params }) => {
    await revokeApiKey(context, params.id);
    return answer(200, { message: 'Kunci dicabut' });
  });
}
