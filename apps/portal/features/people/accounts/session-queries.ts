import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';

const openSessionsKey = ['open-sessions'];

export function useOpenSessions() {
  return useQuery({
    queryKey: openSessionsKey,
    queryFn: ({ signal }) => callApi('GET /auth/sessions', {}, { signal, toast: false }),
    // A look at this list is a question about now.
    staleTime: 0,
  });
}

function useEnding<Input>(end: (input: Input) => Promise<{ message: string }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: end,
    onSuccess: ({ message }) => notifySuccess(message),
    // The list is read again after an error too, because the session may have ended.
    onSettled: () => client.invalidateQueries({ queryKey: openSessionsKey }),
  });
}

export const useEndSession = () =>
  useEnding((id: string) => callApi('DELETE /auth/sessions/:id', { params: { id } }));

export const useEndOtherSessions = () => useEnding(() => callApi('POST /auth/sessions/end-others'));
