// The catalogue is the same bytes for everyone, so it is kept ready in memory and dropped in every
// process as soon as a product changes.
import { getProduct, listProducts, type Product, toPage } from '@timesync/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Parts } from '../../platform/dependencies.ts';
import { keepReadyAnswers } from '../../platform/http/answers/answer-cache.ts';
import { prepareAnswer, type ReadyAnswer } from '../../platform/http/answers/cached-answer.ts';
import { findCatalogPage, findCatalogProduct } from './catalog.repository.ts';
import { CATALOG_TOPIC } from './catalog-changed.ts';
import { sanitizeDescription } from './sanitize-description.ts';

const MAX_KEPT_ANSWERS = 500;

interface Catalog {
  readPage(query: { page: number; limit: number }): Promise<ReadyAnswer>;
  readProduct(id: number): Promise<ReadyAnswer>;
}

export function openCatalog(parts: Pick<Parts, 'clock' | 'database' | 'notices'>): Catalog {
  const { clock, database, notices } = parts;
  const answers = keepReadyAnswers({
    maxEntries: MAX_KEPT_ANSWERS,
    clock,
    mayKeep: notices.isListening,
  });
  notices.onChange(CATALOG_TOPIC, answers.drop);

  return {
    readPage: (query) =>
      answers.get(`page ${query.page} ${query.limit}`, async () => {
        const { data, total } = await findCatalogPage(database.db, query);
        return prepareAnswer(listProducts, toPage(data.map(withSafeDescription), total, query));
      }),
    readProduct: (id) =>
      answers.get(`product ${id}`, async () => {
        const product = await findCatalogProduct(database.db, id);
        if (!product) throw new AppError('NOT_FOUND');
        return prepareAnswer(getProduct, withSafeDescription(product));
      }),
  };
}

function withSafeDescription(product: Product): Product {
  return { ...product, description: sanitizeDescription(product.description) };
}
