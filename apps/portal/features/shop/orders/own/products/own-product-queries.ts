import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '~/lib/api/api-client';

const ownProductKeys = {
  list: (page: number, limit: number) => ['own-products', 'list', page, limit] as const,
  detail: (id: number) => ['own-products', 'detail', id] as const,
};

export function useOwnProducts({ page, limit }: { page: number; limit: number }) {
  return useQuery({
    queryKey: ownProductKeys.list(page, limit),
    queryFn: ({ signal }) =>
      callApi(
        'GET /my-products',
        { query: { page: String(page), limit: String(limit) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    // Bought a minute ago and approved just now: the keys must be there without a reload.
    staleTime: 0,
  });
}

export function useOwnProduct(id: number) {
  return useQuery({
    queryKey: ownProductKeys.detail(id),
    queryFn: ({ signal }) =>
      callApi('GET /my-products/:id', { params: { id: String(id) } }, { signal }),
    staleTime: 0,
  });
}
