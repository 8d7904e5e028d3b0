import * as contract from '@timesync/contract';
import { answer, type Server } from '../../../platform/http/mount.ts';
import { listMosquesOf } from './mosques.repository.ts';

export function mountManagedMosques({ mount }: Server): void {
  mount(contract.listMosquesOfUser, async ({ database }, { params }) =>
    answer(200, { data: await listMosquesOf(database.db, params.id) }),
  );
}
