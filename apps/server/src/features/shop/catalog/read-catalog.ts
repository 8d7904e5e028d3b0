// The catalogue is the same bytes for every client, so it is cached in memory and dropped in every
// process when a product changes.
import { getProduct, listProducts, type Product, toPage } from '@timesync/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { createAnswerCache } from '../../../platform/http/answers/answer-cache.ts';
import { type CachedAnswer, prepareAnswer } from '../../../platform/http/answers/cached-answer.ts';
import { findCatalogPage, findCatalogProduct } from './catalog.repository.ts';
import { CATALOG_TOPIC } from './catalog-changed.ts';

const MAX_CACHED_ANSWERS = 500;

interface Catalog {
  readPage(query: { page: number; limit: number }): Promise<CachedAnswer>;
  readProduct(id: number): Promise<CachedAnswer>;
}

export function openCatalog(
  dependencies: Pick<Dependencies, 'clock' | 'database' | 'changeEvents'>,
): Catalog {
  const { clock, database, changeEvents } = dependencies;
  const answers = createAnswerCache({
    maxEntries: MAX_CACHED_ANSWERS,
    clock,
    mayCache: changeEvents.isListening,
  });
  changeEvents.onChange(CATALOG_TOPIC, answers.drop);

  return {
    readPage: (query) =>
      answers.get(`page ${query.page} ${query.limit}`, async () => {
        const { data, total } = await findCatalogPage(database.db, query);
        return prepareAnswer(listProducts, toPage(data, total, query));
      }),
    readProduct: (id) =>
      answers.get(`product ${id}`, async () => {
        const product = await findCatalogProduct(database.db, id);
        if (!product) throw new AppError('NOT_FOUND');
        return prepareAnswer(getProduct, product);
      }),
  };
}

/** More than any shop sells; a page that lists them all must still end. */
const MOST_PRODUCTS = 1000;

/** Everything on sale, for the public pages. */
export async function readWholeCatalog({
  database,
}: Pick<Dependencies, 'database'>): Promise<Product[]> {
  return (await findCatalogPage(database.db, { page: 1, limit: MOST_PRODUCTS })).data;
}
