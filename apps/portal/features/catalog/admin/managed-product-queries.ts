import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { listQuery } from '~/components/data-table/list-query';
import type { ListState } from '~/components/data-table/list-state';
import { callApi } from '~/lib/api/api-client';
import { catalogKeys } from '../catalog-queries';

export const productFilterNames = ['name'] as const;
export type ProductFilterName = (typeof productFilterNames)[number];

const managed = [...catalogKeys.all, 'managed'] as const;

export function useManagedProducts(list: ListState<ProductFilterName>) {
  const query = listQuery(list);
  return useQuery({
    queryKey: [...managed, 'list', query],
    queryFn: ({ signal }) => callApi('GET /admin/products', { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Its error is shown in its place, hence no toast. */
export function useManagedProduct(id: number) {
  return useQuery({
    queryKey: [...managed, 'detail', id],
    queryFn: ({ signal }) =>
      callApi('GET /admin/products/:id', { params: { id: String(id) } }, { signal, toast: false }),
    // Another admin may have changed it a moment ago; nobody edits an old copy.
    staleTime: 0,
    gcTime: 0,
  });
}

/** Everything about products, also what this admin sees as a customer. */
export function useRefreshProducts() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: catalogKeys.all });
}
