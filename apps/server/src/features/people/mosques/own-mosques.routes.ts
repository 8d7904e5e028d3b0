import * as contract from '@timesync/contract';
import { readIdempotencyKey } from '../../../platform/http/idempotency-key.ts';
import { answer, type Server } from '../../../platform/http/mount.ts';
import { findLastChoice, listHandedOn } from '../../../reads/mosques.ts';
import { changeMosque } from './change-mosque.ts';
import { createMosque } from './create-mosque.ts';
import { listMosquesOf } from './mosques.repository.ts';
import { showMosque } from './show-mosque.ts';

export function mountOwnMosques({ mount }: Server): void {
  mount(contract.listOwnMosques, async ({ actor, database }) =>
    answer(200, {
      data: await listMosquesOf(database.db, actor.userId),
      lastChoice: await findLastChoice(database.db, actor.userId),
      handedOn: await listHandedOn(database.db, actor.userId),
    }),
  );

  mount(contract.createMosque, async (context, { body }, { request }) => {
    const { actor, database } = context;
    const mosqueId = await createMosque(context, body, readIdempotencyKey(request));
    return answer(201, await showMosque(database.db, { mosqueId, userId: actor.userId }));
  });

  mount(contract.changeMosque, async (context, { params, body }) => {
    const { actor, database } = context;
    await changeMosque(context, { id: params.id, change: body });
    const membership = { mosqueId: params.id, userId: actor.userId };
    return answer(200, await showMosque(database.db, membership));
  });
}
