import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { mountManagedClaims } from './managed-claims.routes.ts';
import { mountOwnBoxes } from './own-boxes.routes.ts';

export function mountWarranty(app: FastifyInstance, dependencies: Dependencies): void {
  mountManagedClaims(app, dependencies);
  mountOwnBoxes(app, dependencies);
}
