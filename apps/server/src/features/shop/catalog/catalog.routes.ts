import { getProduct, listProducts } from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { mount } from '../../../platform/http/mount.ts';
import { mountManagedProducts } from './managed-products.routes.ts';
import { mountProductPictures } from './pictures/product-pictures.routes.ts';
import { openCatalog } from './read-catalog.ts';

export function mountCatalog(app: FastifyInstance, dependencies: Dependencies): void {
  mountManagedProducts(app, dependencies);
  mountProductPictures(app, dependencies);
  const catalog = openCatalog(dependencies);
  mount(app, dependencies, listProducts, (_context, { query }) => catalog.readPage(query));
  mount(app, dependencies, getProduct, (_context, { params }) => catalog.readProduct(params.id));
}
