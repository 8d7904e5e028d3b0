import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callApi } from '~/lib/api/api-client';

export function useOwnBoxes(orderLineId: number) {
  return useQuery({
    queryKey: ['own-boxes', orderLineId],
    queryFn: ({ signal }) =>
      callApi('GET /my-products/:id/boxes', { params: { id: String(orderLineId) } }, { signal }),
    staleTime: 0,
  });
}

/** An accepted claim also lets the licence go, and orders tell of claims. */
export function useRefreshBoxes() {
  const client = useQueryClient();
  return useCallback(async () => {
    void client.invalidateQueries({ queryKey: ['own-licenses'] });
    void client.invalidateQueries({ queryKey: ['orders'] });
    await client.invalidateQueries({ queryKey: ['own-boxes'] });
  }, [client]);
}
