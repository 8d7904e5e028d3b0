import { useQuery } from '@tanstack/react-query';
import { callApi } from '~/lib/api/api-client';

export const releaseKeys = { public: ['releases'], managed: ['managed-releases'] };

export function useReleases() {
  return useQuery({
    queryKey: releaseKeys.public,
    queryFn: ({ signal }) => callApi('GET /public/releases', {}, { signal, toast: false }),
  });
}
