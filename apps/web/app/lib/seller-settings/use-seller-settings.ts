import { useQuery } from '@tanstack/react-query';
import { getPublicSettings } from '@timesync/contract';
import { callApi } from '../api/api-client';

export function useSellerSettings() {
  return useQuery({
    queryKey: ['seller-settings'],
    queryFn: ({ signal }) => callApi(getPublicSettings, {}, { signal, toast: false }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
