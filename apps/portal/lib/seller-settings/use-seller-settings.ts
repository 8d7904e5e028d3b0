import { useQuery } from '@tanstack/react-query';
import { keys } from '../api/keys';
import { readOf } from '../api/read-of';

export const sellerSettingsQuery = {
  ...readOf(keys.sellerSettings, 'GET /public/config', {}, { toast: false }),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { isOfNobody: true },
};

export const useSellerSettings = () => useQuery(sellerSettingsQuery);
