import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ManagedLicenseDetail } from '@timesync/contract';
import { keys, readOf, storeAnswer } from '~/lib/api';

export const managedLicenses = { route: 'GET /admin/licenses', queryKey: keys.licenses } as const;

const licenseQuery = (id: number) =>
  readOf(keys.licenses, 'GET /admin/licenses/:id', { params: { id } });

// The customer may have activated it a second ago.
export const useManagedLicense = (id: number) => useQuery({ ...licenseQuery(id), staleTime: 0 });

/** Takes over a licence that a call has just answered with; every list is read again. */
export function useStoreManagedLicense() {
  const client = useQueryClient();
  return (license: ManagedLicenseDetail) => {
    storeAnswer(client, licenseQuery(license.id).queryKey, license);
    return client.invalidateQueries({ queryKey: keys.licenses });
  };
}
