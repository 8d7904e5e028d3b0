import * as contract from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { readIdempotencyKey } from '../../platform/http/idempotency-key.ts';
import { answer, type Context, mount } from '../../platform/http/mount.ts';
import { changeMosque } from './change-mosque.ts';
import { createMosque } from './create-mosque.ts';
import { findLastChoice, findMosqueOf, listMosquesOf } from './mosques.repository.ts';

export function mountOwnMosques(app: FastifyInstance, dependencies: Dependencies): void {
  mount(app, dependencies, contract.listOwnMosques, async ({ actor, database }) =>
    answer(200, {
      data: await listMosquesOf(database.db, actor.userId),
      lastChoice: await findLastChoice(database.db, actor.userId),
    }),
  );

  mount(app, dependencies, contract.createMosque, async (context, { body }, { request }) => {
    const id = await createMosque(context, body, readIdempotencyKey(request));
    return answer(201, await showMosque(context, id));
  });

  mount(app, dependencies, contract.changeMosque, async (context, { params, body }) => {
    await changeMosque(context, { id: params.id, change: body });
    return answer(200, await showMosque(context, params.id));
  });
}

async function showMosque(
  { actor, database }: Context & { actor: Actor },
  mosqueId: number,
): Promise<contract.OwnMosque> {
  const mosque = await findMosqueOf(database.db, { mosqueId, userId: actor.userId });
  if (!mosque) throw new AppError('NOT_FOUND', { message: 'Masjid tidak ditemukan.' });
  return mosque;
}
