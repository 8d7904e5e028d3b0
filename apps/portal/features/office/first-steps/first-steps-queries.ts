import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '~/lib/api/api-client';
import { keys } from '~/lib/api/keys';
import { readOf } from '~/lib/api/read-of';

export const firstStepsQuery = readOf(
  keys.firstSteps,
  'GET /admin/first-steps',
  {},
  { toast: false },
);

export const useFirstSteps = () => useQuery(firstStepsQuery);

export function useLeaveFirstSteps() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi('POST /admin/first-steps/leave'),
    onSuccess: (steps) => client.setQueryData(firstStepsQuery.queryKey, steps),
  });
}
