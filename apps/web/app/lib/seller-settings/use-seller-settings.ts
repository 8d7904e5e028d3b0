import { useQuery } from '@tanstack/react-query';
import { getPublicConfig } from '@timesync/contract';
import { callApi } from '../api/api-client';

export function usePublicConfig() {
  return useQuery({
    queryKey: ['public-config'],
    queryFn: ({ signal }) => callApi(getPublicConfig, {}, { signal, toast: false }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
