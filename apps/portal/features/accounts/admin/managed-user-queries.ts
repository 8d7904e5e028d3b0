import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { UserBought, UserSource } from '@timesync/contract';
import { listQuery } from '~/components/data-table/list-query';
import type { ListState } from '~/components/data-table/list-state';
import { callApi } from '~/lib/api/api-client';

export const userFilterNames = ['name', 'email', 'whatsapp', 'source', 'bought'] as const;
export type UserFilterName = (typeof userFilterNames)[number];

const managedUserKeys = { all: ['managed-users'] as const };

export function useManagedUsers(list: ListState<UserFilterName>) {
  const { source, bought, ...texts } = listQuery(list);
  const query = {
    ...texts,
    // From the URL, so they may be anything: the server refuses what it does not know.
    ...(source && { source: source as UserSource }),
    ...(bought && { bought: bought as UserBought }),
  };
  return useQuery({
    queryKey: [...managedUserKeys.all, query],
    queryFn: ({ signal }) => callApi('GET /admin/users', { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useRefreshManagedUsers() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: managedUserKeys.all });
}
