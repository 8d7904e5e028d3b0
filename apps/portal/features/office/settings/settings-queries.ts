import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ManagedSettings } from '@timesync/contract';
import { callApi } from '~/lib/api/api-client';
import { sellerSettingsKey } from '~/lib/seller-settings/use-seller-settings';

const settingsKey = ['settings'];

export function useSettings() {
  return useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => callApi('GET /admin/settings', {}, { signal }),
  });
}

/** Caches the settings for the admin's screens and for the public ones. */
export function useCacheSettings() {
  const client = useQueryClient();
  return (saved: ManagedSettings) => {
    client.setQueryData(settingsKey, saved);
    void client.invalidateQueries({ queryKey: sellerSettingsKey });
  };
}
