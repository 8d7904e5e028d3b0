import { useQuery } from '@tanstack/react-query';
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

/** Asks only once there is something to look for. */
export function useCustomerSearch(email: string) {
  return useQuery({
    queryKey: ['phone-order', 'customers', email],
    queryFn: ({ signal }) => callApi('GET /admin/users', { query: { email } }, { signal }),
    enabled: email !== '',
    staleTime: 0,
  });
}
