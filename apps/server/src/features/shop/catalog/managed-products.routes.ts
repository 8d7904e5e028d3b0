import * as contract from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import { mountExport } from '../../../platform/csv/mount-export.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { answer, mount } from '../../../platform/http/mount.ts';
import { answerList } from '../../../platform/lists/answer-list.ts';
import { deleteProduct, deleteProductVariant } from './delete-product.ts';
import {
  findManagedProduct,
  type ManagedProductRow,
  productsMatching,
} from './managed-products.repository.ts';
import { sanitizeDescription } from './sanitize-description.ts';
import { createProduct, productGone, updateProduct } from './save-product.ts';
import { countStock } from './stock/count-stock.ts';
import { listStockedOffers } from './stock/stock.repository.ts';

export function mountManagedProducts(app: FastifyInstance, dependencies: Dependencies): void {
  mount(app, dependencies, contract.listManagedProducts, async ({ database }, { query }) => {
    const source = productsMatching(query);
    return answer(200, await answerList(database.db, source, query, present));
  });

  mount(app, dependencies, contract.getManagedProduct, async ({ database }, { params }) => {
    const product = await findManagedProduct(database.db, params.id);
    if (!product) throw productGone();
    return answer(200, present(product));
  });

  mount(app, dependencies, contract.createProduct, async (context, { body }) =>
    answer(201, present(await createProduct(context, body))),
  );

  mount(app, dependencies, contract.updateProduct, async (context, { params, body }) =>
    answer(200, present(await updateProduct(context, params.id, body))),
  );

  mount(app, dependencies, contract.deleteProduct, async (context, { params }) => {
    await deleteProduct(context, params.id);
    return answer(200, { message: 'Product berhasil dihapus' });
  });

  mount(app, dependencies, contract.deleteProductVariant, async (context, { params }) => {
    await deleteProductVariant(context, params.id);
    return answer(200, { message: 'Variant berhasil dihapus' });
  });

  mount(app, dependencies, contract.listStock, async ({ database }) =>
    answer(200, { data: await listStockedOffers(database.db) }),
  );

  mount(app, dependencies, contract.countStock, async (context, { body }) =>
    answer(200, await countStock(context, body)),
  );

  mountExport<ManagedProductRow>(app, dependencies, {
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

function present({ variants, ...product }: ManagedProductRow): contract.ManagedProduct {
  return {
    ...product,
    description: sanitizeDescription(product.description),
    createdAt: product.createdAt.toISOString(),
    ProductVariant: variants,
    variantCount: variants.length,
  };
}
