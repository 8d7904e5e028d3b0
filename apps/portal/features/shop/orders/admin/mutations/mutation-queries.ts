import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type {
  DateOrder,
  MutationState,
  RouteOutput,
  StatementLayout,
  uploadBankStatement,
} from '@timesync/contract';
import { useState } from 'react';
import { useManagedPage } from '~/components/data-table';
import { callApi, keys, readOf, useRefresh } from '~/lib/api';
import { uploadWithProgress } from '~/lib/api/upload-with-progress';

const all = [...keys.managedOrders, 'mutations'];
const ONE_PAGE = '100';
/** The progress of a long import is read this often. */
const WATCH_MS = 400;

interface Shown {
  /** Undefined while the accounts are being read. */
  accountId: number | undefined;
  state: MutationState;
  page: number;
  limit: number;
}

export function useMutations({ accountId, state, page, limit }: Shown) {
  return useManagedPage(
    { route: 'GET /admin/mutations', queryKey: all },
    { paymentAccountId: String(accountId), state, page: String(page), limit: String(limit) },
    accountId !== undefined,
  );
}

const queryOf = (accountId: number | undefined) => ({
  query: { paymentAccountId: String(accountId) },
});

export const useMutationCounts = (accountId: number | undefined) =>
  useQuery({
    ...readOf(all, 'GET /admin/mutations/counts', queryOf(accountId)),
    enabled: accountId !== undefined,
  }).data;

export const useStatementGaps = (accountId: number) =>
  useQuery(readOf(all, 'GET /admin/bank-statements/gaps', queryOf(accountId))).data?.gaps;

export const useStatementAccounts = () =>
  useQuery(
    readOf(keys.managedOrders, 'GET /admin/payment-accounts', { query: { limit: ONE_PAGE } }),
  ).data?.data;

/**
 * The account whose line comes first in the day's work, asked once: the screen stays with its account while
 * lines are worked.
 */
export function useAccountWithWork(isAsked: boolean) {
  const newest = (state: MutationState) =>
    readOf(['account-with-work', state], 'GET /admin/mutations', { query: { state, limit: '1' } });
  const once = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 };
  const match = useQuery({ ...newest('match'), ...once, enabled: isAsked });
  const hasNone = match.isError || match.data?.total === 0;
  const near = useQuery({ ...newest('near'), ...once, enabled: isAsked && hasNone });
  const { data } = hasNone ? near : match;
  return {
    isPending: isAsked && (hasNone ? near.isPending : match.isPending),
    id: data?.data[0]?.paymentAccount.id,
  };
}

export const useOrderSearch = (invoiceNumber: string) =>
  useQuery({
    ...readOf(all, 'GET /admin/transactions', { query: { invoiceNumber, limit: '10' } }),
    enabled: invoiceNumber !== '',
  });

/** What a person has said about a file. */
export interface StatementAnswers {
  year?: number | undefined;
  dateOrder?: DateOrder | undefined;
}

interface StatementSource extends StatementAnswers {
  paymentAccountId: number;
  file: File;
}

const answersOf = ({ paymentAccountId, year, dateOrder }: Omit<StatementSource, 'file'>) => ({
  paymentAccountId: String(paymentAccountId),
  ...(year !== undefined && { year: String(year) }),
  ...(dateOrder && { dateOrder }),
});

/** How the file would be read, with what was chosen, if anything. */
export function useStatementPreview(
  source: StatementSource & { layout?: StatementLayout | undefined },
) {
  const { file, layout } = source;
  const body = { ...answersOf(source), ...(layout && { layout: JSON.stringify(layout) }) };
  return useQuery({
    queryKey: [...keys.managedOrders, 'statement-preview', file.name, file.lastModified, body],
    queryFn: ({ signal }) =>
      callApi('POST /admin/bank-statements/preview', { body, file }, { signal, toast: false }),
    placeholderData: keepPreviousData,
    retry: false,
  });
}

export type UploadedStatement = RouteOutput<typeof uploadBankStatement>;

/** Two ways long: the file goes to the server, then its lines are taken in. `sent` is from 0 to 1. */
export function useStatementUpload(paymentAccountId: number) {
  const [sent, setSent] = useState(0);
  const readAgain = useRefresh(keys.orders);
  const upload = useMutation({
    mutationFn: ({ file, ...answers }: StatementAnswers & { file: File }) => {
      setSent(0);
      const input = { body: answersOf({ paymentAccountId, ...answers }), file };
      return uploadWithProgress('POST /admin/bank-statements', input, {
        onProgress: setSent,
        questions: ['STATEMENT_LAYOUT_UNKNOWN', 'STATEMENT_YEAR_UNSURE', 'STATEMENT_ORDER_UNSURE'],
      });
    },
    onSuccess: () => readAgain(),
  });
  const isReading = upload.isPending && sent === 1;
  const { data } = useQuery({
    ...readOf(
      all,
      'GET /admin/bank-statements',
      { query: { paymentAccountId: String(paymentAccountId), limit: '1' } },
      { toast: false },
    ),
    enabled: isReading,
    refetchInterval: WATCH_MS,
    gcTime: 0,
  });
  const newest = data?.data[0];
  // Undefined unless lines are being imported.
  const reading = isReading && newest && newest.readCount < newest.rowCount ? newest : undefined;
  return { upload, sent, reading };
}
