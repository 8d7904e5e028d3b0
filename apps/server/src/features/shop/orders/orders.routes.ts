import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { mountDocuments } from './documents/documents.routes.ts';
import { mountManagedOrders } from './managed/managed-orders.routes.ts';
import { mountMutationHooks } from './mutation-hooks/mutation-hooks.routes.ts';
import { mountMutations } from './mutations/mutations.routes.ts';
import { mountOwnOrders, mountOwnProducts } from './own/own-orders.routes.ts';
import { mountProofFiles } from './proofs/proof-files.ts';
import { mountStatements } from './statements/statements.routes.ts';

export function mountOrders(app: FastifyInstance, dependencies: Dependencies): void {
  mountDocuments(app, dependencies);
  mountManagedOrders(app, dependencies);
  mountMutationHooks(app, dependencies);
  mountMutations(app, dependencies);
  mountOwnOrders(app, dependencies);
  mountOwnProducts(app, dependencies);
  mountProofFiles(app, dependencies);
  mountStatements(app, dependencies);
}
