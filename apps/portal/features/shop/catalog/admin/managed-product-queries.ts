import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '~/lib/api/api-client';
import { catalogKeys } from '../catalog-queries';

/** Its error is shown in its place, hence no toast. */
export function useManagedProduct(id: number) {
  return useQuery({
    queryKey: [...catalogKeys.all, 'managed', 'detail', id],
    queryFn: ({ signal }) =>
      callApi('GET /admin/products/:id', { params: { id: String(id) } }, { signal, toast: false }),
    // Always refetched, because another admin may have changed it a moment ago.
    staleTime: 0,
    gcTime: 0,
  });
}

/** Everything about products, also what this admin sees as a customer. */
export function useRefreshProducts() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: catalogKeys.all });
}
