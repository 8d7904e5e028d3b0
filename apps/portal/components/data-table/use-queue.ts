import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listQuery } from './list-query';
import type { ListState } from './list-state';

const LOOK_AGAIN_MS = 60_000;

/** What waits for an admin: a page of it, looked at again while it is open. */
export function useQueue<Page>(
  key: readonly string[],
  list: ListState<never>,
  read: (query: { page: string; limit: string }, signal: AbortSignal) => Promise<Page>,
) {
  const query = listQuery(list);
  return useQuery({
    queryKey: [...key, query],
    queryFn: ({ signal }) => read(query, signal),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN_MS,
    staleTime: 0,
  });
}
