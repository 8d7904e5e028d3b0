import { useQuery } from '@tanstack/react-query';
import { listManagedProducts } from '@timesync/contract';
import { callApi } from '~/lib/api/api-client';

const MOST_PRODUCTS = '100';

/** What a licence can be given for. */
export function useLicensedProducts() {
  return useQuery({
    queryKey: ['gift', 'products'],
    queryFn: async ({ signal }) => {
      const query = { limit: MOST_PRODUCTS };
      const { data } = await callApi(listManagedProducts, { query }, { signal });
      return data.filter(({ requiresLicense }) => requiresLicense);
    },
  });
}
