import * as contract from '@timesync/contract';
import { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import { mountExport } from '../../../platform/csv/mount-export.ts';
import { sendPicture } from '../../../platform/files/pictures/private-picture.ts';
import { answer, type Server } from '../../../platform/http/mount.ts';
import { answerList } from '../../../platform/lists/answer-list.ts';
import { findPerson } from '../../people/accounts/find-person.ts';
import { listMitraPrices, presentProduct } from './catalog.repository.ts';
import { deleteProduct, deleteProductVariant } from './delete-product.ts';
import {
  findManagedProduct,
  type ManagedProductRow,
  productsMatching,
} from './managed-products.repository.ts';
import {
  productPictures,
  replacePicture,
  saveProductPicture,
} from './pictures/product-pictures.ts';
import { openCatalog } from './read-catalog.ts';
import { createProduct, productGone, updateProduct } from './save-product.ts';
import { countStock } from './stock/count-stock.ts';
import { listStockedOffers } from './stock/stock.repository.ts';

export function mountCatalog(server: Server): void {
  const { dependencies, mount } = server;
  mountManagedProducts(server);
  mountProductPictures(server);
  const catalog = openCatalog(dependencies);
  mount(contract.listProducts, (_context, { query }) => catalog.readPage(query));
  mount(contract.getProduct, (_context, { params }) => catalog.readProduct(params.id));

  const { db } = dependencies.database;
  const pricesOf = async ({ isMitra }: { isMitra?: boolean | undefined } = {}) =>
    answer(200, { data: isMitra ? await listMitraPrices(db) : ([] as contract.MitraPrice[]) });
  mount(contract.listOwnPrices, ({ actor }) => pricesOf(actor.profile));
  mount(contract.listPricesOfCustomer, async (_context, { params }) =>
    pricesOf(await findPerson(db, params.id)),
  );
}

function mountManagedProducts(server: Server): void {
  const { mount } = server;
  mount(contract.listManagedProducts, async ({ database }, { query }) => {
    const source = productsMatching(query);
    return answer(
      200,
      await answerList(database.db, source, query, presentProduct<ManagedProductRow>),
    );
  });

  mount(contract.getManagedProduct, async ({ database }, { params }) => {
    const product = await findManagedProduct(database.db, params.id);
    if (!product) throw productGone();
    return answer(200, presentProduct(product));
  });

  mount(contract.createProduct, async (context, { body }) =>
    answer(201, presentProduct(await createProduct(context, body))),
  );

  mount(contract.updateProduct, async (context, { params, body }) =>
    answer(200, presentProduct(await updateProduct(context, params.id, body))),
  );

  mount(contract.deleteProduct, async (context, { params }) => {
    await deleteProduct(context, params.id);
    return answer(200, { message: 'Product berhasil dihapus' });
  });

  mount(contract.deleteProductVariant, async (context, { params }) => {
    await deleteProductVariant(context, params.id);
    return answer(200, { message: 'Variant berhasil dihapus' });
  });

  mount(contract.listStock, async ({ database }) =>
    answer(200, { data: await listStockedOffers(database.db) }),
  );

  mount(contract.countStock, async (context, { body }) => {
    await countStock(context, body);
    return answer(200, { message: 'Stok tersimpan' });
  });

  mountExport<ManagedProductRow>(server, {
    list: contract.listManagedProducts,
    fileName: 'produk',
    source: productsMatching,
    header: ['Nama', 'Harga Terendah', 'Harga Tertinggi', 'Perlu Lisensi', 'Jumlah Variant'],
    toCells: ({ name, price, requiresLicense, variants }) => {
      const range = contract.priceRange({ price, ProductVariant: variants });
      return [name, range.lowest, range.highest, requiresLicense, variants.length];
    },
  });
}

const params = z.strictObject({ id: z.uuid() });
const YEAR_SECONDS = 365 * 24 * 60 * 60;

function mountProductPictures({ app, dependencies, mount }: Server): void {
  mount(contract.setProductPicture, async (context, { params: { id }, file }) => {
    await saveProductPicture(context, id, file.bytes);
    return answer(200, { message: 'Gambar produk disimpan' });
  });

  mount(contract.removeProductPicture, async (context, { params: { id } }) => {
    await replacePicture(context, id, null);
    return answer(200, { message: 'Gambar produk dihapus' });
  });

  app.get<{ Params: z.infer<typeof params> }>(
    '/files/products/:id',
    { config: { access: 'public' }, schema: { params, hide: true } },
    async ({ params: { id } }, reply) => {
      const picture = await dependencies.files.readIfThere(productPictures.fileKey(id));
      if (!picture) throw new AppError('NOT_FOUND');
      return sendPicture(reply, picture, `public, max-age=${YEAR_SECONDS}, immutable`);
    },
  );
}
