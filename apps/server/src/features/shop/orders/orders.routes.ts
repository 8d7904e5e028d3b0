import type { Server } from '../../../platform/http/mount.ts';
import { mountDocuments } from './documents/documents.routes.ts';
import { mountManagedOrders } from './managed/managed-orders.routes.ts';
import { mountMutationHooks } from './mutation-hooks/mutation-hooks.routes.ts';
import { mountMutations } from './mutations/mutations.routes.ts';
import { mountOwnOrders } from './own/own-orders.routes.ts';
import { mountProofFiles } from './proofs/proof-files.ts';

export function mountOrders(server: Server): void {
  mountDocuments(server);
  mountManagedOrders(server);
  mountMutationHooks(server);
  mountMutations(server);
  mountOwnOrders(server);
  mountProofFiles(server);
}
