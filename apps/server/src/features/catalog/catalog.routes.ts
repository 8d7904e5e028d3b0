import { getProduct, listProducts } from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../platform/dependencies.ts';
import { mount } from '../../platform/http/mount.ts';
import { openCatalog } from './read-catalog.ts';

export function mountCatalog(app: FastifyInstance, dependencies: Dependencies): void {
  const catalog = openCatalog(dependencies);
  mount(app, dependencies, listProducts, (_context, { query }) => catalog.readPage(query));
  mount(app, dependencies, getProduct, (_context, { params }) => catalog.readProduct(params.id));
}
