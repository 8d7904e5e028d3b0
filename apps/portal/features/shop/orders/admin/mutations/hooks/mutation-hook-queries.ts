import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '~/lib/api/api-client';

const mutationHooksKey = ['mutation-hooks'];

export function useMutationHooks() {
  return useQuery({
    queryKey: mutationHooksKey,
    queryFn: ({ signal }) => callApi('GET /admin/mutation-hooks', {}, { signal, toast: false }),
  });
}

export function useRefreshHooks() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: mutationHooksKey });
}
