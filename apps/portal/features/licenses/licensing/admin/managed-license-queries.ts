import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ManagedLicenseDetail } from '@timesync/contract';
import { useCallback } from 'react';
import { callApi } from '~/lib/api/api-client';

export const licenseKeys = {
  all: ['managed-licenses'] as const,
  detail: (id: number) => ['managed-licenses', 'detail', id] as const,
};

export const managedLicenses = {
  route: 'GET /admin/licenses',
  queryKey: licenseKeys.all,
} as const;

export function useManagedLicense(id: number) {
  return useQuery({
    queryKey: licenseKeys.detail(id),
    queryFn: ({ signal }) =>
      callApi('GET /admin/licenses/:id', { params: { id: String(id) } }, { signal }),
    // The customer may have activated it a second ago.
    staleTime: 0,
  });
}

/** Takes over a licence that a call has just answered with; every list is read again. */
export function useStoreManagedLicense() {
  const client = useQueryClient();
  return useCallback(
    (license: ManagedLicenseDetail) => {
      client.setQueryData(licenseKeys.detail(license.id), license);
      return client.invalidateQueries({ queryKey: licenseKeys.all });
    },
    [client],
  );
}

export function useRefreshLicenses() {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: licenseKeys.all }), [client]);
}
