import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { listQuery } from '~/components/data-table/list-query';
import type { ListState } from '~/components/data-table/list-state';
import { callApi } from '~/lib/api/api-client';

export const initFilterNames = ['init'] as const;
export type InitFilterName = (typeof initFilterNames)[number];

const initDeviceKeys = { all: ['init-devices'] as const };
/** The most the server gives at once. */
const LARGEST_PAGE = '100';

export function useInitDevices(list: ListState<InitFilterName>) {
  const query = listQuery(list);
  return useQuery({
    queryKey: [...initDeviceKeys.all, query],
    queryFn: ({ signal }) => callApi('GET /admin/init-device', { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Every init by its letters, for a choice. */
export function useAllInits() {
  return useQuery({
    queryKey: [...initDeviceKeys.all, 'choice'],
    queryFn: async ({ signal }) => {
      const inits: string[] = [];
      for (let page = 1, lastPage = 1; page <= lastPage; page++) {
        const query = { page: String(page), limit: LARGEST_PAGE };
        const answer = await callApi('GET /admin/init-device', { query }, { signal });
        inits.push(...answer.data.map((device) => device.init));
        lastPage = answer.totalPages;
      }
      return inits.sort();
    },
  });
}

export function useRefreshInitDevices() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: initDeviceKeys.all });
}
