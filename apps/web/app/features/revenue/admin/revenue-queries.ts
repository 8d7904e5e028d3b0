import { useQuery } from '@tanstack/react-query';
import { getShopSummary } from '@timesync/contract';
import { callApi } from '~/lib/api/api-client';

export function useShopSummary() {
  return useQuery({
    queryKey: ['shop-summary'],
    queryFn: ({ signal }) => callApi(getShopSummary, {}, { signal }),
    // The server keeps the numbers for a while by itself.
    staleTime: 0,
  });
}
