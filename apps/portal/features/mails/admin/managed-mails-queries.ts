import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MailState } from '@timesync/contract';
import { listQuery } from '~/components/data-table/list-query';
import type { ListState } from '~/components/data-table/list-state';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';

const LOOK_AGAIN_MS = 15_000;
const keys = { all: ['mails'] as const };

export function useManagedMails(list: ListState<'state'>) {
  const { state, ...page } = listQuery(list);
  // From the URL, so it may be anything: the server refuses what is no state.
  const query = { ...page, ...(state && { state: state as MailState }) };
  return useQuery({
    queryKey: [...keys.all, query],
    queryFn: ({ signal }) => callApi('GET /admin/mails', { query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN_MS,
    staleTime: 0,
  });
}

export function useSendMailAgain() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi('POST /admin/mails/:id/send-again', { params: { id } }),
    onSuccess: ({ message }) => notifySuccess(message),
    // A refusal means that the list is old.
    onSettled: () => client.invalidateQueries({ queryKey: keys.all }),
  });
}
