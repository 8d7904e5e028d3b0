import { listMosquesOfUser } from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { answer, mount } from '../../../platform/http/mount.ts';
import { listMosquesOf } from './mosques.repository.ts';

export function mountManagedMosques(app: FastifyInstance, dependencies: Dependencies): void {
  mount(app, dependencies, listMosquesOfUser, async ({ database }, { params }) =>
    answer(200, { data: await listMosquesOf(database.db, params.id) }),
  );
}
