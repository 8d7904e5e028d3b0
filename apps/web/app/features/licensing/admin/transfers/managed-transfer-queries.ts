import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { listTransfers } from '@timesync/contract';
import { useCallback } from 'react';
import { callApi } from '~/lib/api/api-client';
import { licenseKeys } from '../managed-license-queries';

const LOOK_AGAIN_MS = 60_000;

const keys = {
  all: ['transfers'] as const,
  open: (page: number, limit: number) => ['transfers', 'open', page, limit] as const,
  openCount: ['transfers', 'open-count'] as const,
};

/** Those that wait for a decision, the longest waiting first. */
export function useOpenTransfers({ page, limit }: { page: number; limit: number }) {
  return useQuery({
    queryKey: keys.open(page, limit),
    queryFn: ({ signal }) => {
      const query = { status: 'open', page: String(page), limit: String(limit) } as const;
      return callApi(listTransfers, { query }, { signal });
    },
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN_MS,
    staleTime: 0,
  });
}

export function useOpenTransferCount(): number | undefined {
  const { data } = useQuery({
    queryKey: keys.openCount,
    queryFn: ({ signal }) =>
      callApi(listTransfers, { query: { status: 'open', limit: '1' } }, { signal, toast: false }),
    refetchInterval: LOOK_AGAIN_MS,
  });
  return data?.total;
}

/** A decision changes the queue and the licence. */
export function useRefreshTransfers() {
  const client = useQueryClient();
  return useCallback(async () => {
    void client.invalidateQueries({ queryKey: licenseKeys.all });
    await client.invalidateQueries({ queryKey: keys.all });
  }, [client]);
}
