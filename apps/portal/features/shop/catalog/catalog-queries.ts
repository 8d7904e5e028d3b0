import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useQueries,
} from '@tanstack/react-query';
import type { Product } from '@timesync/contract';
import { callApi } from '~/lib/api/api-client';
import { ApiError } from '~/lib/api/api-error';

const PRODUCTS_PER_PAGE = '10';

export const catalogKeys = {
  all: ['catalog'] as const,
  list: ['catalog', 'list'] as const,
  product: (id: number) => ['catalog', 'product', id] as const,
};

/** Its error is shown in its place, hence no toast. */
export function productQuery(id: number) {
  return queryOptions({
    queryKey: catalogKeys.product(id),
    queryFn: ({ signal }) =>
      callApi('GET /public/products/:id', { params: { id: String(id) } }, { signal, toast: false }),
  });
}

export const catalogQuery = infiniteQueryOptions({
  queryKey: catalogKeys.list,
  queryFn: async ({ client, pageParam, signal }) => {
    const query = { page: String(pageParam), limit: PRODUCTS_PER_PAGE };
    const page = await callApi('GET /public/products', { query }, { signal });
    rememberEach(client, page.data);
    return page;
  },
  initialPageParam: 1,
  getNextPageParam: (last) => (last.page < last.totalPages ? last.page + 1 : undefined),
});

export const useCatalog = () => useInfiniteQuery(catalogQuery);

// The list contains whole products, so the detail dialog and the cart use them without another request.
function rememberEach(client: QueryClient, products: Product[]) {
  for (const product of products) client.setQueryData(catalogKeys.product(product.id), product);
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
