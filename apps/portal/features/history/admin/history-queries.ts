import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { HistorySubject } from '@timesync/contract';
import { listQuery } from '~/components/data-table/list-query';
import type { ListState } from '~/components/data-table/list-state';
import { callApi } from '~/lib/api/api-client';

export type HistoryFilter = 'subject' | 'subjectId' | 'email';

export function useHistory(list: ListState<HistoryFilter>) {
  const { subject, subjectId, ...texts } = listQuery(list);
  const query = {
    ...texts,
    ...(subjectId && { subjectId }),
    // From the URL, so it may be anything: the server refuses what is no subject.
    ...(subject && { subject: subject as HistorySubject }),
  };
  return useQuery({
    queryKey: ['history', query],
    queryFn: ({ signal }) => callApi('GET /admin/history', { query }, { signal }),
    placeholderData: keepPreviousData,
    // Every change anywhere writes a line here.
    staleTime: 0,
  });
}
