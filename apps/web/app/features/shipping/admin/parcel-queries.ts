import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { listParcels, type ParcelStatus } from '@timesync/contract';
import { useCallback } from 'react';
import { callApi } from '~/lib/api/api-client';

const LOOK_AGAIN_MS = 60_000;
// Begins like the orders: a refund there changes what waits here, and the menu counts both.
const keys = {
  orders: ['orders', 'managed'] as const,
  list: (status: ParcelStatus, page: number, limit: number) =>
    ['orders', 'managed', 'parcels', status, page, limit] as const,
};

export function useParcels(status: ParcelStatus, { page, limit }: { page: number; limit: number }) {
  return useQuery({
    queryKey: keys.list(status, page, limit),
    queryFn: ({ signal }) => {
      const query = { status, page: String(page), limit: String(limit) };
      return callApi(listParcels, { query }, { signal });
    },
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN_MS,
    staleTime: 0,
  });
}

export function useRefreshParcels() {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: keys.orders }), [client]);
}
