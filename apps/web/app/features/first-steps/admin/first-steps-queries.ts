import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getFirstSteps, leaveFirstSteps, sendTestMail, settleExamples } from '@timesync/contract';
import { callApi } from '~/lib/api/api-client';

const firstStepsKey = ['first-steps'];

export function useFirstSteps() {
  return useQuery({
    queryKey: firstStepsKey,
    queryFn: ({ signal }) => callApi(getFirstSteps, {}, { signal, toast: false }),
  });
}

/** After whatever may have ticked a step. */
export function useRefreshFirstSteps() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: firstStepsKey });
}

export function useLeaveFirstSteps() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(leaveFirstSteps),
    onSuccess: (steps) => client.setQueryData(firstStepsKey, steps),
  });
}

export function useSettleExamples() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (keep: boolean) => callApi(settleExamples, { body: { keep } }),
    // Products and accounts have changed in every list.
    onSuccess: () => client.invalidateQueries(),
  });
}

export function useTestMail() {
  const refresh = useRefreshFirstSteps();
  return useMutation({ mutationFn: () => callApi(sendTestMail), onSuccess: refresh });
}
