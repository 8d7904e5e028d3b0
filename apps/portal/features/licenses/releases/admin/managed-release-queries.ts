import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '~/lib/api/api-client';
import { releaseKeys } from '../release-queries';

export function useManagedReleases() {
  return useQuery({
    queryKey: releaseKeys.managed,
    queryFn: async ({ signal }) => (await callApi('GET /admin/releases', {}, { signal })).data,
  });
}

/** Refreshes the dashboard's releases too. */
export function useRefreshReleases() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      Object.values(releaseKeys).map((queryKey) => client.invalidateQueries({ queryKey })),
    );
}
