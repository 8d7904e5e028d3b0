import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { mountManagedMosques } from './managed-mosques.routes.ts';
import { mountMosqueMembers } from './members/members.routes.ts';
import { mountOwnMosques } from './own-mosques.routes.ts';

export function mountMosques(app: FastifyInstance, dependencies: Dependencies): void {
  mountManagedMosques(app, dependencies);
  mountMosqueMembers(app, dependencies);
  mountOwnMosques(app, dependencies);
}
