import { useQueryClient } from '@tanstack/react-query';
import type { ClaimStatus } from '@timesync/contract';
import { useCallback } from 'react';
import type { ListState } from '~/components/data-table/list-state';
import { useQueue } from '~/components/data-table/use-queue';
import { callApi } from '~/lib/api/api-client';

/** The longest waiting first. */
export function useClaims(status: ClaimStatus, list: ListState<never>) {
  return useQueue(['claims', status], list, (query, signal) =>
    callApi('GET /admin/claims', { query: { ...query, status } }, { signal }),
  );
}

/** A decision changes the queue, the licence, what is to be sent, and what the menu counts. */
export function useRefreshClaims() {
  const client = useQueryClient();
  return useCallback(async () => {
    void client.invalidateQueries({ queryKey: ['orders'] });
    void client.invalidateQueries({ queryKey: ['managed-licenses'] });
    await client.invalidateQueries({ queryKey: ['claims'] });
  }, [client]);
}
