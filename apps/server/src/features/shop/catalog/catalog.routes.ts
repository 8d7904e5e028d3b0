import {
  getProduct,
  listOwnPrices,
  listPricesOfCustomer,
  listProducts,
  type MitraPrice,
} from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { answer, mount } from '../../../platform/http/mount.ts';
import { findPerson } from '../../people/accounts/find-person.ts';
import { listMitraPrices } from './catalog.repository.ts';
import { mountManagedProducts } from './managed-products.routes.ts';
import { mountProductPictures } from './pictures/product-pictures.routes.ts';
import { openCatalog } from './read-catalog.ts';

export function mountCatalog(app: FastifyInstance, dependencies: Dependencies): void {
  mountManagedProducts(app, dependencies);
  mountProductPictures(app, dependencies);
  const catalog = openCatalog(dependencies);
  mount(app, dependencies, listProducts, (_context, { query }) => catalog.readPage(query));
  mount(app, dependencies, getProduct, (_context, { params }) => catalog.readProduct(params.id));

  const { db } = dependencies.database;
  const pricesOf = async ({ isMitra }: { isMitra?: boolean | undefined } = {}) =>
    answer(200, { data: isMitra ? await listMitraPrices(db) : ([] as MitraPrice[]) });
  mount(app, dependencies, listOwnPrices, ({ actor }) => pricesOf(actor.profile));
  mount(app, dependencies, listPricesOfCustomer, async (_context, { params }) =>
    pricesOf(await findPerson(db, params.id)),
  );
}
