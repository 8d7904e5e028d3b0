import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getOwnProduct, listOwnProducts } from '@timesync/contract';
import { callApi } from '~/lib/api/api-client';

const ownedProductKeys = {
  list: (page: number, limit: number) => ['owned-products', 'list', page, limit] as const,
  detail: (id: number) => ['owned-products', 'detail', id] as const,
};

export function useOwnedProducts({ page, limit }: { page: number; limit: number }) {
  return useQuery({
    queryKey: ownedProductKeys.list(page, limit),
    queryFn: ({ signal }) =>
      callApi(listOwnProducts, { query: { page: String(page), limit: String(limit) } }, { signal }),
    placeholderData: keepPreviousData,
    // Bought a minute ago and approved just now: the keys must be there without a reload.
    staleTime: 0,
  });
}

export function useOwnedProduct(id: number) {
  return useQuery({
    queryKey: ownedProductKeys.detail(id),
    queryFn: ({ signal }) => callApi(getOwnProduct, { params: { id: String(id) } }, { signal }),
    staleTime: 0,
  });
}
