import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BackupList } from '@timesync/contract';
import { callApi } from '~/lib/api/api-client';

const key = ['backups'];
const REFRESH_MS = 15_000;
const REFRESH_WHILE_BUSY_MS = 2_000;

export function useBackups() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => callApi('GET /admin/backups', {}, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.isMaking || data?.isTesting ? REFRESH_WHILE_BUSY_MS : REFRESH_MS,
  });
}

export function useStartBackup() {
  const cache = useCacheBackups();
  return useMutation({ mutationFn: () => callApi('POST /admin/backups', {}), onSuccess: cache });
}

export function useTestBackup() {
  const cache = useCacheBackups();
  return useMutation({
    mutationFn: (id: number) =>
      callApi('POST /admin/backups/:id/test', { params: { id: String(id) } }),
    onSuccess: cache,
  });
}

/** The password may be asked for; then the browser fetches the file by itself. */
export function useDownloadBackup() {
  return useMutation({
    mutationFn: (id: number) =>
      callApi('POST /admin/backups/:id/download', { params: { id: String(id) } }),
    onSuccess: ({ url }) => window.location.assign(url),
  });
}

function useCacheBackups() {
  const client = useQueryClient();
  return (list: BackupList) => client.setQueryData(key, list);
}
