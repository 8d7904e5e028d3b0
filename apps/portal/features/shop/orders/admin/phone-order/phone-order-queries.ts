import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { SEARCH_LETTERS } from '@timesync/contract';
import { callApi } from '~/lib/api/api-client';

const MOST_PRODUCTS = '100';

/** Everything on sale, to be chosen from. */
export function useProductsOnSale() {
  return useQuery({
    queryKey: ['phone-order', 'products'],
    queryFn: ({ signal }) =>
      callApi('GET /public/products', { query: { limit: MOST_PRODUCTS } }, { signal }),
  });
}

/** Asks while the admin types, once there is something to look for. */
export function useCustomerSearch(words: string) {
  const q = words.trim();
  return useQuery({
    queryKey: ['phone-order', 'customers', q],
    queryFn: ({ signal }) =>
      callApi('GET /admin/search', { query: { q } }, { signal, toast: false }),
    enabled: q.length >= SEARCH_LETTERS,
    staleTime: 0,
  });
}

export function useAddCaller() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { name: string; whatsapp: string; email: string | null }) =>
      callApi('POST /admin/callers', { body }, { toast: false }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['managed-users'] }),
  });
}
