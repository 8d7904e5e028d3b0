import { useQueryClient } from '@tanstack/react-query';
import type { ParcelStatus } from '@timesync/contract';
import { useCallback } from 'react';
import type { ListState } from '~/components/data-table/list-state';
import { useQueue } from '~/components/data-table/use-queue';
import { callApi } from '~/lib/api/api-client';

// Begins like the orders: a refund there changes what waits here, and the menu counts both.
const orders = ['orders', 'managed'];

export function useParcels(status: ParcelStatus, list: ListState<never>) {
  return useQueue([...orders, 'parcels', status], list, (query, signal) =>
    callApi('GET /admin/parcels', { query: { ...query, status } }, { signal }),
  );
}

export function useRefreshParcels() {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: orders }), [client]);
}
