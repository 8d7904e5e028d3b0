import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '~/lib/api/api-client';

export const releaseKeys = { public: ['releases'], managed: ['managed-releases'] };

export const releasesQuery = queryOptions({
  queryKey: releaseKeys.public,
  queryFn: ({ signal }) => callApi('GET /public/releases', {}, { signal, toast: false }),
});

export const useReleases = () => useQuery(releasesQuery);
