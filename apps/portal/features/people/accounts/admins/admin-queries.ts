import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '~/lib/api/api-client';

const adminsKey = ['admins'];

export function useAdmins() {
  return useQuery({
    queryKey: adminsKey,
    queryFn: ({ signal }) => callApi('GET /admin/admins', {}, { signal, toast: false }),
  });
}

export function useShopLinks() {
  return useQuery({
    queryKey: [...adminsKey, 'links'],
    queryFn: ({ signal }) => callApi('GET /admin/links', {}, { signal, toast: false }),
  });
}

export function useRefreshAdmins() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: adminsKey });
}
