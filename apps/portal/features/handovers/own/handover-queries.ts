import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '~/lib/api/api-client';

const handoverKey = (mosqueId: number) => ['handover', mosqueId] as const;
const paramsOf = (mosqueId: number) => ({ id: String(mosqueId) });

/** The successor may have confirmed a moment ago. */
export function useHandover(mosqueId: number) {
  return useQuery({
    queryKey: handoverKey(mosqueId),
    queryFn: ({ signal }) =>
      callApi('GET /my-mosques/:id/handover', { params: paramsOf(mosqueId) }, { signal }),
    staleTime: 0,
  });
}

/** Not a GET, so that no cache keeps the link. */
export function useHandoverLink(mosqueId: number, handoverId: number) {
  return useQuery({
    queryKey: ['handover-link', handoverId],
    queryFn: () => {
      const params = paramsOf(mosqueId);
      return callApi('POST /my-mosques/:id/handover/link', { params }, { toast: false });
    },
    gcTime: 0,
  });
}

export function useRefreshHandover(mosqueId: number) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: handoverKey(mosqueId) });
}

export function useCancelHandover(mosqueId: number) {
  const refresh = useRefreshHandover(mosqueId);
  return useMutation({
    mutationFn: () => callApi('DELETE /my-mosques/:id/handover', { params: paramsOf(mosqueId) }),
    // Also when it was too late: the page then shows how it ended.
    onSettled: refresh,
  });
}
