import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listAdmins } from '@timesync/contract';
import { callApi } from '~/lib/api/api-client';

const adminsKey = ['admins'];

export function useAdmins() {
  return useQuery({
    queryKey: adminsKey,
    queryFn: ({ signal }) => callApi(listAdmins, {}, { signal, toast: false }),
  });
}

export function useRefreshAdmins() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: adminsKey });
}
