import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ListState } from '~/components/data-table/list-state';
import { useQueue } from '~/components/data-table/use-queue';
import { callApi } from '~/lib/api/api-client';
import { licenseKeys } from '../managed-license-queries';

/** Those that wait for a decision, the longest waiting first. */
export function useOpenTransfers(list: ListState<never>) {
  return useQueue(['transfers', 'open'], list, (query, signal) =>
    callApi('GET /admin/transfers', { query: { ...query, status: 'open' } }, { signal }),
  );
}

/** A decision changes the queue, the licence, and what the menu counts (it begins like the orders). */
export function useRefreshTransfers() {
  const client = useQueryClient();
  return useCallback(async () => {
    void client.invalidateQueries({ queryKey: licenseKeys.all });
    void client.invalidateQueries({ queryKey: ['orders', 'managed'] });
    await client.invalidateQueries({ queryKey: ['transfers'] });
  }, [client]);
}
