import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { OwnLicense } from '@timesync/contract';
import { useCallback } from 'react';
import { callApi } from '~/lib/api/api-client';

const keys = {
  all: ['own-licenses'] as const,
  list: ['own-licenses', 'list'] as const,
  /** Below the list: what changes it changes this too. */
  mitra: ['own-licenses', 'list', 'mitra'] as const,
  handable: ['own-licenses', 'handable'] as const,
  clock: (id: number) => ['own-licenses', 'clock', id] as const,
  detail: (id: number) => ['own-licenses', 'detail', id] as const,
};

export function useOwnLicense(id: number) {
  return useQuery({
    queryKey: keys.detail(id),
    queryFn: ({ signal }) =>
      callApi('GET /my-licenses/:id', { params: { id: String(id) } }, { signal }),
    // Activated or decided a minute ago: it must show without a reload.
    staleTime: 0,
  });
}

/** Changed on another page a moment ago: it must show without a reload. */
export function useOwnClock(id: number) {
  return useQuery({
    queryKey: keys.clock(id),
    queryFn: ({ signal }) =>
      callApi('GET /my-licenses/:id/clock', { params: { id: String(id) } }, { signal }),
    staleTime: 0,
  });
}

/** The list contains bought and given licences. */
export const ownLicensesQuery = infiniteQueryOptions({
  queryKey: keys.list,
  queryFn: ({ pageParam, signal }) =>
    callApi('GET /my-licenses', { query: { page: String(pageParam) } }, { signal }),
  initialPageParam: 1,
  getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
  // What the loader has just read is not read again when the screen is drawn.
  staleTime: 5_000,
});

export const useOwnLicenses = () => useInfiniteQuery(ownLicensesQuery);

/** What a mitra bought, in whoever's hands it is now. */
export function useMitraLicenses({ page, limit }: { page: number; limit: number }) {
  return useQuery({
    queryKey: [...keys.mitra, page, limit],
    queryFn: ({ signal }) =>
      callApi(
        'GET /mitra/licenses',
        { query: { page: String(page), limit: String(limit) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    // Taken or activated a minute ago.
    staleTime: 0,
  });
}

/** Whether the licence is unused and nobody has a link to it. */
export const isHandable = ({ canBeHandedOut, isHandedOut }: OwnLicense) =>
  canBeHandedOut && !isHandedOut;

/** Of one page of the server: those of a large order can be handed out together. */
export const handableLicensesQuery = queryOptions({
  queryKey: keys.handable,
  queryFn: ({ signal }) => callApi('GET /my-licenses', { query: { limit: '100' } }, { signal }),
  select: ({ data }) => data.filter(isHandable),
  staleTime: 0,
});

/** Takes over a licence that a call has just answered with. */
export function useStoreOwnLicense() {
  const client = useQueryClient();
  return useCallback(
    (license: OwnLicense) => {
      client.setQueryData(keys.detail(license.id), license);
      return client.invalidateQueries({ queryKey: keys.list });
    },
    [client],
  );
}

export function useRefreshOwnLicenses() {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: keys.all }), [client]);
}
