import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RegionLevel } from '@timesync/contract';
import { callApi } from '~/lib/api/api-client';

const keys = {
  own: ['shipping', 'own'] as const,
  ofCustomer: (id: number) => ['shipping', 'customer', id] as const,
  regions: (level: RegionLevel, name: string) => ['shipping', 'regions', level, name] as const,
};

/** Refetched for every checkout: prices and the last address may have changed. */
export function useShippingOffer() {
  return useQuery({
    queryKey: keys.own,
    queryFn: ({ signal }) => callApi('GET /shipping', {}, { signal }),
    staleTime: 0,
  });
}

export function useCustomerShippingOffer(customerId: number | undefined) {
  return useQuery({
    queryKey: keys.ofCustomer(customerId ?? 0),
    queryFn: ({ signal }) =>
      callApi('GET /admin/users/:id/shipping', { params: { id: String(customerId) } }, { signal }),
    enabled: customerId !== undefined,
    staleTime: 0,
  });
}

/** Fewer letters would find everything. */
const LETTERS = 3;

/** Only suggestions: after an error the address can still be typed. */
export function useRegions(level: RegionLevel, typed: string) {
  const name = typed.trim();
  const { data } = useQuery({
    queryKey: keys.regions(level, name),
    queryFn: ({ signal }) =>
      callApi('GET /public/regions', { query: { level, name } }, { signal, toast: false }),
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
  try {
    const { postcode } = await callApi(
      'GET /shipping/postcode',
      { query: place },
      { toast: false },
    );
    return postcode ?? undefined;
  } catch {
    return undefined;
  }
}
