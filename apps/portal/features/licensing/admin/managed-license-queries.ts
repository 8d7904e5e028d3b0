import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LicenseStatus, ManagedLicenseDetail } from '@timesync/contract';
import { useCallback } from 'react';
import { listQuery } from '~/components/data-table/list-query';
import type { ListState } from '~/components/data-table/list-state';
import { callApi } from '~/lib/api/api-client';

export type LicenseFilter = 'licenseKey' | 'email' | 'status' | 'init';

export const licenseKeys = {
  all: ['managed-licenses'] as const,
  detail: (id: number) => ['managed-licenses', 'detail', id] as const,
};

export function useManagedLicenses(list: ListState<LicenseFilter>) {
  const { status, ...texts } = listQuery(list);
  // From the URL, so it may be anything: the server refuses what is no status.
  const query = { ...texts, ...(status && { status: status as LicenseStatus }) };
  return useQuery({
    queryKey: [...licenseKeys.all, 'list', query],
    queryFn: ({ signal }) => callApi('GET /admin/licenses', { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useManagedLicense(id: number) {
  return useQuery({
    queryKey: licenseKeys.detail(id),
    queryFn: ({ signal }) =>
      callApi('GET /admin/licenses/:id', { params: { id: String(id) } }, { signal }),
    // The customer may have activated it a second ago.
    staleTime: 0,
  });
}

/** Takes over a licence that a call has just answered with; every list is read anew. */
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
