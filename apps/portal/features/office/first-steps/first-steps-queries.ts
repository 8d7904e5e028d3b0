import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, keys, readOf, storeAnswer } from '~/lib/api';

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
    onSuccess: (steps) => storeAnswer(client, firstStepsQuery.queryKey, steps),
  });
}
