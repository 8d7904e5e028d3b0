import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RegionLevel } from '@timesync/contract';
import { callApi, keys, readOf } from '~/lib/api';

/** Without zod, which is larger than the form, until it is needed. */
export const fetchAddressSchema = async () => (await import('./shipping-schemas')).shippingAddress;

/** Refetched for every checkout: prices and the last address may have changed. */
export const useShippingOffer = () =>
  useQuery({ ...readOf(keys.shipping, 'GET /shipping'), staleTime: 0 });

export const useCustomerShippingOffer = (customerId: number | undefined) =>
  useQuery({
    ...readOf(keys.shipping, 'GET /admin/users/:id/shipping', {
      params: { id: String(customerId) },
    }),
    enabled: customerId !== undefined,
    staleTime: 0,
  });

/** Fewer letters would find everything. */
const LETTERS = 3;

/** Only suggestions: after an error the address can still be typed. */
export function useRegions(level: RegionLevel, typed: string) {
  const name = typed.trim();
  const { data } = useQuery({
    ...readOf(keys.shipping, 'GET /public/regions', { query: { level, name } }, { toast: false }),
    enabled: name.length >= LETTERS,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  return name.length >= LETTERS ? (data?.regions ?? []) : [];
}

/** The postcode is only proposed: without an answer the person types it. */
export async function findPostcode(place: {
  kelurahan: string;
  kecamatan: string;
  city: string;
}): Promise<string | undefined> {
  const found = callApi('GET /shipping/postcode', { query: place }, { toast: false });
  return (await found.catch(() => undefined))?.postcode ?? undefined;
}
