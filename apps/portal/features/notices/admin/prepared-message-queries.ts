import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listQuery } from '~/components/data-table/list-query';
import type { ListState } from '~/components/data-table/list-state';
import { callApi } from '~/lib/api/api-client';

const key = ['prepared-messages'];

export function usePreparedMessages(list: ListState<never>) {
  const query = listQuery(list);
  return useQuery({
    queryKey: [...key, query],
    queryFn: ({ signal }) => callApi('GET /admin/whatsapp/messages', { query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useSettleMessage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, state }: { id: number; state: 'sent' | 'skipped' }) =>
      callApi('POST /admin/whatsapp/messages/:id', { params: { id: String(id) }, body: { state } }),
    // Also after a refusal: another admin was faster. The menu counts along.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: key }),
        client.invalidateQueries({ queryKey: ['orders', 'managed', 'waiting-work'] }),
      ]),
  });
}
