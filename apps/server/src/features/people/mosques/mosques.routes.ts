import type { Server } from '../../../platform/http/mount.ts';
import { mountManagedMosques } from './managed-mosques.routes.ts';
import { mountMosqueMembers } from './members/members.routes.ts';
import { mountOwnMosques } from './own-mosques.routes.ts';

export function mountMosques(server: Server): void {
  mountManagedMosques(server);
  mountMosqueMembers(server);
  mountOwnMosques(server);
}
