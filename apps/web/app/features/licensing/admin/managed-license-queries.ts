import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getManagedLicense,
  type LicenseStatus,
  listManagedLicenses,
  type ManagedLicenseDetail,
} from '@timesync/contract';
import { useCallback } from 'react';
import type { ListState } from '~/components/data-table/list-state';
import { callApi } from '~/lib/api/api-client';

export type LicenseFilter = 'licenseKey' | 'email' | 'status' | 'init';

export const licenseKeys = {
  all: ['managed-licenses'] as const,
  list: (state: ListState<LicenseFilter>) => ['managed-licenses', 'list', state] as const,
  detail: (id: number) => ['managed-licenses', 'detail', id] as const,
};

export function useManagedLicenses({ page, limit, filters }: ListState<LicenseFilter>) {
  return useQuery({
    queryKey: licenseKeys.list({ page, limit, filters }),
    queryFn: ({ signal }) => {
      const { status, ...texts } = filters;
      const query = { ...texts, page: String(page), limit: String(limit) };
      // From the address, so it may be anything: the server refuses what is no status.
      const chosen = status ? { status: status as LicenseStatus } : {};
      return callApi(listManagedLicenses, { query: { ...query, ...chosen } }, { signal });
    },
    placeholderData: keepPreviousData,
  });
}

export function useManagedLicense(id: number) {
  return useQuery({
    queryKey: licenseKeys.detail(id),
    queryFn: ({ signal }) => callApi(getManagedLicense, { params: { id: String(id) } }, { signal }),
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
