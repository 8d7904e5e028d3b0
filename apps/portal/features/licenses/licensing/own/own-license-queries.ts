import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { type OwnLicense, productLabel } from '@timesync/contract';
import { callApi, keys, readOf, storeAnswer } from '~/lib/api';

/** Activated or changed on another page a moment ago: it must show without a reload. */
const staleTime = 0;
const paramsOf = (id: number) => ({ params: { id } });

const licenseQuery = (id: number) => readOf(keys.ownLicenses, 'GET /my-licenses/:id', paramsOf(id));

export const useOwnLicense = (id: number) => useQuery({ ...licenseQuery(id), staleTime });

export const useOwnClock = (id: number) =>
  useQuery({ ...readOf(keys.ownLicenses, 'GET /my-licenses/:id/clock', paramsOf(id)), staleTime });

/** The list contains bought and given licences. */
export const ownLicensesQuery = infiniteQueryOptions({
  queryKey: [...keys.ownLicenses, 'list'],
  queryFn: ({ pageParam, signal }) =>
    callApi('GET /my-licenses', { query: { page: String(pageParam) } }, { signal }),
  initialPageParam: 1,
  getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
  // What the loader has just read is not read again when the screen is drawn.
  staleTime: 5_000,
});

export const useOwnLicenses = () => useInfiniteQuery(ownLicensesQuery);

/** What a mitra bought, in whoever's hands it is now. What changes the list changes this too. */
export function useMitraLicenses({ page, limit }: { page: number; limit: number }) {
  const query = { page: String(page), limit: String(limit) };
  return useQuery({
    ...readOf(ownLicensesQuery.queryKey, 'GET /mitra/licenses', { query }),
    placeholderData: keepPreviousData,
    staleTime,
  });
}

/** What the link of a licence gives, and who gives it; also for a visitor who has not signed in yet. */
export const useHandout = (code: string | undefined) =>
  useQuery({
    queryKey: ['license-handout', code],
    queryFn: () => callApi('POST /links/read', { body: { token: code ?? '' } }, { toast: false }),
    enabled: code !== undefined,
    gcTime: 0,
    retry: false,
  });

/** The giver and the licence of a link, for the pages before the login; empty without such a link. */
export function useHandoutSentence(code: string | undefined): string {
  const { data } = useHandout(code);
  return data
    ? `${data.from} memberi Anda ${productLabel(data.product ?? '', data.variant)}. `
    : '';
}

/** Whether the licence is unused and nobody has a link to it. */
export const isHandable = ({ canBeHandedOut, isHandedOut }: OwnLicense) =>
  canBeHandedOut && !isHandedOut;

/** Of one page of the server: those of a large order can be handed out together. */
export const useHandableLicenses = () =>
  useQuery({
    ...readOf(keys.ownLicenses, 'GET /my-licenses', { query: { limit: '100' } }),
    select: ({ data }) => data.filter(isHandable),
    staleTime,
  });

/** Takes over a licence that a call has just answered with. */
export function useStoreOwnLicense() {
  const client = useQueryClient();
  return (license: OwnLicense) => {
    storeAnswer(client, licenseQuery(license.id).queryKey, license);
    return client.invalidateQueries({ queryKey: ownLicensesQuery.queryKey });
  };
}
