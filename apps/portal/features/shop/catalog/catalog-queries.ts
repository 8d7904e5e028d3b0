import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useQueries,
} from '@tanstack/react-query';
import type { MitraPrice, Product } from '@timesync/contract';
import { ApiError, callApi, keys, readOf } from '~/lib/api';
import { restoreSession } from '~/lib/session/restore-session';
import { session } from '~/lib/session/session-store';
import { pricedFor } from '~/lib/values/priced-for';

const PRODUCTS_PER_PAGE = '10';

/** Its error is shown in its place, hence no toast. */
export function productQuery(id: number) {
  return queryOptions({
    queryKey: [...keys.catalog, 'product', id],
    queryFn: async ({ client, signal }) => {
      const params = { id };
      const [product, prices] = await Promise.all([
        callApi('GET /public/products/:id', { params }, { signal, toast: false }),
        readOwnPrices(client),
      ]);
      return pricedFor(product, prices);
    },
  });
}

export const catalogQuery = infiniteQueryOptions({
  queryKey: [...keys.catalog, 'list'],
  queryFn: async ({ client, pageParam, signal }) => {
    const query = { page: String(pageParam), limit: PRODUCTS_PER_PAGE };
    const [page, prices] = await Promise.all([
      callApi('GET /public/products', { query }, { signal }),
      readOwnPrices(client),
    ]);
    const data = page.data.map((product) => pricedFor(product, prices));
    rememberEach(client, data);
    return { ...page, data };
  },
  initialPageParam: 1,
  getNextPageParam: (last) => (last.page < last.totalPages ? last.page + 1 : undefined),
});

const ownPricesQuery = readOf(keys.catalog, 'GET /my-prices', {}, { toast: false });

export const useCatalog = () => useInfiniteQuery(catalogQuery);

/** A mitra sees what he pays, everywhere that a price by quantity is shown. */
async function readOwnPrices(client: QueryClient): Promise<MitraPrice[]> {
  if (session.getState().status === 'unknown') await restoreSession();
  const state = session.getState();
  if (state.status !== 'signed-in' || !state.user.isMitra) return [];
  return (await client.fetchQuery(ownPricesQuery)).data;
}

// The list contains whole products, so the detail dialog and the cart use them without another request.
function rememberEach(client: QueryClient, products: Product[]) {
  for (const product of products) client.setQueryData(productQuery(product.id).queryKey, product);
}

/** Current products by id; fetches only those that the list does not contain. */
export function useProductLookup(ids: number[], isListRead: boolean) {
  const distinctIds = [...new Set(ids)];
  const products = useQueries({
    queries: distinctIds.map((id) => ({ ...productQuery(id), enabled: isListRead })),
  });
  return (id: number): Product | 'gone' | undefined => {
    const found = products[distinctIds.indexOf(id)];
    return isGone(found?.error) ? 'gone' : found?.data;
  };
}

export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
