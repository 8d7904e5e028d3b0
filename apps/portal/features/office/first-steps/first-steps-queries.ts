import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '~/lib/api/api-client';

const firstStepsKey = ['first-steps'];

export const firstStepsQuery = queryOptions({
  queryKey: firstStepsKey,
  queryFn: ({ signal }) => callApi('GET /admin/first-steps', {}, { signal, toast: false }),
});

export const useFirstSteps = () => useQuery(firstStepsQuery);

/** Call it after every change that may complete a step. */
export function useRefreshFirstSteps() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: firstStepsKey });
}

export function useLeaveFirstSteps() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi('POST /admin/first-steps/leave'),
    onSuccess: (steps) => client.setQueryData(firstStepsKey, steps),
  });
}
