import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { SEARCH_LETTERS } from '@timesync/contract';
import { callApi } from '~/lib/api/api-client';
import { pricedFor } from '~/lib/values/priced-for';

const MOST_PRODUCTS = '100';

/** Everything on sale, to be chosen from, at the prices of this customer. */
export function useProductsOnSale(customerId: number | undefined) {
  return useQuery({
    queryKey: ['phone-order', 'products', customerId],
    queryFn: async ({ signal }) => {
      const query = { limit: MOST_PRODUCTS };
      const { data } = await callApi('GET /public/products', { query }, { signal });
      if (customerId === undefined) return data;
      const params = { id: String(customerId) };
      const prices = await callApi('GET /admin/users/:id/prices', { params }, { signal });
      return data.map((product) => pricedFor(product, prices.data));
    },
    // Another customer's prices are read; until then the fields stay.
    placeholderData: keepPreviousData,
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
