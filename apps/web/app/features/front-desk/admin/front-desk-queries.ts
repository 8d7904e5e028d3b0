import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  getManagedUser,
  getWaitingWork,
  SEARCH_LETTERS,
  searchCustomers,
} from '@timesync/contract';
import { callApi } from '~/lib/api/api-client';

const LOOK_AGAIN_MS = 60_000;

/** What waits for an admin; looked at again while the portal is open. */
export function useWaitingWork() {
  return useQuery({
    // Begins like the orders: what is decided there counts here.
    queryKey: ['orders', 'managed', 'waiting-work'],
    queryFn: ({ signal }) => callApi(getWaitingWork, {}, { signal, toast: false }),
    refetchInterval: LOOK_AGAIN_MS,
  });
}

export function useCustomerSearch(words: string) {
  const q = words.trim();
  return useQuery({
    queryKey: ['customer-search', q],
    queryFn: ({ signal }) => callApi(searchCustomers, { query: { q } }, { signal, toast: false }),
    enabled: q.length >= SEARCH_LETTERS,
    placeholderData: keepPreviousData,
  });
}

export function useManagedUser(id: number) {
  return useQuery({
    queryKey: ['managed-users', 'detail', id],
    queryFn: ({ signal }) => callApi(getManagedUser, { params: { id: String(id) } }, { signal }),
  });
}
