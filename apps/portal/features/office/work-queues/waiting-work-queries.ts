import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { SEARCH_LETTERS } from '@timesync/contract';
import { keys, readOf } from '~/lib/api';

const LOOK_AGAIN_MS = 60_000;

/** The work that waits for an admin, refetched while the portal is open. */
export const waitingWorkQuery = readOf(
  keys.waitingWork,
  'GET /admin/waiting',
  {},
  { toast: false },
);

export const useWaitingWork = () =>
  useQuery({ ...waitingWorkQuery, refetchInterval: LOOK_AGAIN_MS });

export function useCustomerSearch(words: string) {
  const q = words.trim();
  return useQuery({
    ...readOf([], 'GET /admin/search', { query: { q } }, { toast: false }),
    enabled: q.length >= SEARCH_LETTERS,
    placeholderData: keepPreviousData,
  });
}

/** Waits until there is an id. */
export function useManagedUser(id: number | undefined) {
  return useQuery({
    ...readOf(keys.users, 'GET /admin/users/:id', { params: { id: String(id) } }),
    enabled: id !== undefined,
  });
}
