import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { SEARCH_LETTERS } from '@timesync/contract';
import { callApi } from '~/lib/api/api-client';
import { waitingWorkKey } from '~/lib/api/waiting-work-key';

const LOOK_AGAIN_MS = 60_000;

/** The work that waits for an admin, refetched while the portal is open. */
export const waitingWorkQuery = queryOptions({
  queryKey: waitingWorkKey,
  queryFn: ({ signal }) => callApi('GET /admin/waiting', {}, { signal, toast: false }),
});

export const useWaitingWork = () =>
  useQuery({ ...waitingWorkQuery, refetchInterval: LOOK_AGAIN_MS });

export function useCustomerSearch(words: string) {
  const q = words.trim();
  return useQuery({
    queryKey: ['customer-search', q],
    queryFn: ({ signal }) =>
      callApi('GET /admin/search', { query: { q } }, { signal, toast: false }),
    enabled: q.length >= SEARCH_LETTERS,
    placeholderData: keepPreviousData,
  });
}

/** Waits until there is an id. */
export function useManagedUser(id: number | undefined) {
  return useQuery({
    queryKey: ['managed-users', 'detail', id],
    queryFn: ({ signal }) =>
      callApi('GET /admin/users/:id', { params: { id: String(id) } }, { signal }),
    enabled: id !== undefined,
  });
}
