import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  activateByRequest,
  inspectRequest,
  RouteInput,
  RouteOutput,
} from '@timesync/contract';
import { callApi } from '~/lib/api';

/** A customer with more licences has the keys at hand and can type one. */
const MOST_LICENSES = '100';

export type Device = RouteOutput<typeof inspectRequest>;

export function useDevice(request: string) {
  return useQuery({
    queryKey: ['activation', 'device', request],
    queryFn: ({ signal }) =>
      callApi('POST /activation/inspect', { body: { request } }, { signal, toast: false }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Licences that this device can use, and those that it uses already: their answer is shown again. */
export function useChoosableLicenses({ deviceId, deviceType }: Device) {
  return useQuery({
    queryKey: ['activation', 'licenses', deviceId, deviceType],
    queryFn: async ({ signal }) => {
      const options = { signal, toast: false };
      const [usable, all] = await Promise.all([
        callApi('GET /my-licenses', { query: { limit: MOST_LICENSES, deviceType } }, options),
        callApi('GET /my-licenses', { query: { limit: MOST_LICENSES } }, options),
      ]);
      const inUseHere = all.data.filter(({ activation }) => activation?.deviceId === deviceId);
      return { inUseHere, usable: usable.data };
    },
    staleTime: 0,
  });
}

export type ChoosableLicenses = NonNullable<ReturnType<typeof useChoosableLicenses>['data']>;

type ActivationBody = RouteInput<typeof activateByRequest>['body'];

export function useActivate() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: ActivationBody) => callApi('POST /activation', { body }),
    // "Produk Saya" and every list of licences show it from now on.
    onSuccess: () => void queries.invalidateQueries(),
  });
}
