import { useQuery } from '@tanstack/react-query';
import { listPublicReleases } from '@timesync/contract';
import { callApi } from '~/lib/api/api-client';

export const releaseKeys = { public: ['releases'], managed: ['managed-releases'] };

export function useReleases() {
  return useQuery({
    queryKey: releaseKeys.public,
    queryFn: ({ signal }) => callApi(listPublicReleases, {}, { signal, toast: false }),
  });
}
