import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '~/lib/api/api-client';

const factorsKey = ['second-factors'];

export function useFactors() {
  return useQuery({
    queryKey: factorsKey,
    queryFn: ({ signal }) => callApi('GET /auth/second-factor', {}, { signal, toast: false }),
  });
}

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
export function useFactorChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: factorsKey }),
  });
}
