import { useQuery } from '@tanstack/react-query';
import { getPublicSettings } from '@timesync/contract';
import { callApi } from '../api/api-client';

export function usePublicConfig() {
  return useQuery({
    queryKey: ['public-config'],
    queryFn: ({ signal }) => callApi(getPublicSettings, {}, { signal, toast: false }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
