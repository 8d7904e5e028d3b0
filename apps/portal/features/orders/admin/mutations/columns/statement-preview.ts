import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { StatementLayout } from '@timesync/contract';
import { callApi } from '~/lib/api/api-client';

interface Previewed {
  paymentAccountId: number;
  file: File;
  layout?: StatementLayout | undefined;
  year?: number | undefined;
}

/** How the file would be read, with the chosen layout or year if given. */
export function useStatementPreview({ paymentAccountId, file, layout, year }: Previewed) {
  const body = {
    paymentAccountId: String(paymentAccountId),
    ...(layout && { layout: JSON.stringify(layout) }),
    ...(year !== undefined && { year: String(year) }),
  };
  return useQuery({
    queryKey: ['orders', 'managed', 'statement-preview', file.name, file.lastModified, body],
    queryFn: ({ signal }) =>
      callApi('POST /admin/bank-statements/preview', { body, file }, { signal, toast: false }),
    placeholderData: keepPreviousData,
    retry: false,
  });
}
