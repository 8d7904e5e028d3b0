import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';

const keyOf = (userId: number) => ['notices', userId];

export function useNotices(userId: number) {
  return useQuery({
    queryKey: keyOf(userId),
    queryFn: ({ signal }) =>
      callApi('GET /admin/users/:id/notices', { params: { id: String(userId) } }, { signal }),
  });
}

export function useRepeatNotice(userId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      callApi('POST /admin/notices/:id/repeat', { params: { id: String(id) } }),
    onSuccess: () => notifySuccess('Kabar dikirim ulang'),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(userId) }),
  });
}

export function useStopWhatsapp(userId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      callApi('POST /admin/users/:id/stop-whatsapp', { params: { id: String(userId) } }),
    onSuccess: ({ message }) => notifySuccess(message),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(userId) }),
  });
}
