import { useMutation, useQuery } from '@tanstack/react-query';
import { callApi, keys, readOf, useRefresh } from '~/lib/api';

export const useFactors = () =>
  useQuery(readOf(keys.factors, 'GET /auth/second-factor', {}, { toast: false }));

/** The question is never cached, because a passkey's challenge is signed once. */
export function useFactorQuestion() {
  return useQuery({
    queryKey: ['factor-question'],
    queryFn: () => callApi('POST /auth/confirm/options', {}, { toast: false }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** A change of one's own locks; the list is read again whatever came of it. */
export const useFactorChange = <Input = void, Output = unknown>(
  send: (input: Input) => Promise<Output>,
) => useMutation({ mutationFn: send, onSettled: useRefresh(keys.factors) });
