import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DateOrder, StatementLayout } from '@timesync/contract';
import { callApi } from '~/lib/api/api-client';

interface Previewed {
  paymentAccountId: number;
  file: File;
  layout?: StatementLayout | undefined;
  year?: number | undefined;
  dateOrder?: DateOrder | undefined;
}

/** How the file would be read, with what was chosen, if anything. */
export function useStatementPreview(previewed: Previewed) {
  const { paymentAccountId, file, layout, year, dateOrder } = previewed;
  const body = {
    paymentAccountId: String(paymentAccountId),
    ...(layout && { layout: JSON.stringify(layout) }),
    ...(year !== undefined && { year: String(year) }),
    ...(dateOrder && { dateOrder }),
  };
  return useQuery({
    queryKey: ['orders', 'managed', 'statement-preview', file.name, file.lastModified, body],
    queryFn: ({ signal }) =>
      callApi('POST /admin/bank-statements/preview', { body, file }, { signal, toast: false }),
    placeholderData: keepPreviousData,
    retry: false,
  });
}
