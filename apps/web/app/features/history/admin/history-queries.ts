import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type HistorySubject, listHistory } from '@timesync/contract';
import type { ListState } from '~/components/data-table/list-state';
import { callApi } from '~/lib/api/api-client';

export type HistoryFilter = 'subject' | 'subjectId' | 'email';

export function useHistory({ page, limit, filters }: ListState<HistoryFilter>) {
  return useQuery({
    queryKey: ['history', page, limit, filters],
    queryFn: ({ signal }) => {
      const { subject, subjectId, email } = filters;
      const query = {
        page: String(page),
        limit: String(limit),
        email,
        ...(subjectId && { subjectId }),
        // From the address, so it may be anything: the server refuses what is no subject.
        ...(subject && { subject: subject as HistorySubject }),
      };
      return callApi(listHistory, { query }, { signal });
    },
    placeholderData: keepPreviousData,
    // Every change anywhere writes a line here.
    staleTime: 0,
  });
}
