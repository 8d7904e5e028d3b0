import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Page } from '@timesync/contract';
import { type ApiList, type ApiQuery, type ApiRow, callApi } from '~/lib/api';

export interface ManagedPage<Call extends ApiList> {
  /** The call that reads the list: `GET /admin/users`. */
  route: Call;
  /** The prefix of all pages' query keys, invalidated by a change of a row. */
  queryKey: readonly unknown[];
  staleTime?: number;
  refetchInterval?: number;
  /** Adds what an answer may lack. */
  completeRow?: (row: ApiRow<Call>) => ApiRow<Call>;
}

/** One page of an admin's list. The page before it stays on the screen until the next one is there. */
export function useManagedPage<Call extends ApiList>(
  { route, queryKey, completeRow, staleTime, refetchInterval }: ManagedPage<Call>,
  query: ApiQuery<Call>,
  isEnabled = true,
) {
  // The compiler cannot follow the arguments of a call that is not known yet.
  const read = callApi as unknown as (
    route: Call,
    input: { query: ApiQuery<Call> },
    options: { signal: AbortSignal },
  ) => Promise<Page<ApiRow<Call>>>;
  return useQuery({
    queryKey: [...queryKey, route, query],
    queryFn: async ({ signal }) => {
      const page = await read(route, { query }, { signal });
      return completeRow ? { ...page, data: page.data.map(completeRow) } : page;
    },
    placeholderData: keepPreviousData,
    enabled: isEnabled,
    ...(staleTime !== undefined && { staleTime }),
    ...(refetchInterval !== undefined && { refetchInterval }),
  });
}
