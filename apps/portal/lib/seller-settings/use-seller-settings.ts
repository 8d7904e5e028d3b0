import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../api/api-client';

export const sellerSettingsKey = ['seller-settings'];

export const sellerSettingsQuery = queryOptions({
  queryKey: sellerSettingsKey,
  queryFn: ({ signal }) => callApi('GET /public/config', {}, { signal, toast: false }),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { isOfNobody: true },
});

export const useSellerSettings = () => useQuery(sellerSettingsQuery);
