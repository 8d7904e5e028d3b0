import * as contract from '@timesync/contract';
import { answer, type Server } from '../../../platform/http/mount.ts';
import { mountMosqueMembers } from './members/members.routes.ts';
import { listMosquesOf } from './mosques.repository.ts';
import { mountOwnMosques } from './own-mosques.routes.ts';

export function mountMosques(server: Server): void {
  mountMosqueMembers(server);
  mountOwnMosques(server);
  server.mount(contract.listMosquesOfUser, async ({ database }, { params }) =>
    answer(200, { data: await listMosquesOf(database.db, params.id) }),
  );
}
