import { getProduct, listProducts } from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import type { Parts } from '../../platform/dependencies.ts';
import { mount } from '../../platform/http/mount.ts';
import { openCatalog } from './read-catalog.ts';

export function mountCatalog(app: FastifyInstance, parts: Parts): void {
  const catalog = openCatalog(parts);
  mount(app, parts, listProducts, (_context, { query }) => catalog.readPage(query));
  mount(app, parts, getProduct, (_context, { params }) => catalog.readProduct(params.id));
}
