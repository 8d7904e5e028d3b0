import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ClaimStatus, listClaims } from '@timesync/contract';
import { useCallback } from 'react';
import { callApi } from '~/lib/api/api-client';

const LOOK_AGAIN_MS = 60_000;
const keys = {
  all: ['claims'] as const,
  list: (status: ClaimStatus, page: number, limit: number) =>
    ['claims', status, page, limit] as const,
  openCount: ['claims', 'open-count'] as const,
};

/** The longest waiting first. */
export function useClaims(status: ClaimStatus, { page, limit }: { page: number; limit: number }) {
  return useQuery({
    queryKey: keys.list(status, page, limit),
    queryFn: ({ signal }) => {
      const query = { status, page: String(page), limit: String(limit) };
      return callApi(listClaims, { query }, { signal });
    },
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN_MS,
    staleTime: 0,
  });
}

export function useOpenClaimCount(): number | undefined {
  const { data } = useQuery({
    queryKey: keys.openCount,
    queryFn: ({ signal }) =>
      callApi(listClaims, { query: { status: 'open', limit: '1' } }, { signal, toast: false }),
    refetchInterval: LOOK_AGAIN_MS,
  });
  return data?.total;
}

/** A decision changes the queue, the licence, and what is to be sent. */
export function useRefreshClaims() {
  const client = useQueryClient();
  return useCallback(async () => {
    void client.invalidateQueries({ queryKey: ['orders'] });
    void client.invalidateQueries({ queryKey: ['managed-licenses'] });
    await client.invalidateQueries({ queryKey: keys.all });
  }, [client]);
}
