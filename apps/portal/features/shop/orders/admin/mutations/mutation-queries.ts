import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { MutationState } from '@timesync/contract';
import { useManagedPage } from '~/components/data-table/use-managed-page';
import { callApi } from '~/lib/api/api-client';

// Begins like all keys of orders: a line that is approved changes both.
const keys = {
  all: ['orders', 'managed', 'mutations'] as const,
  accounts: ['orders', 'managed', 'mutation-accounts'] as const,
};
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
    { route: 'GET /admin/mutations', queryKey: keys.all },
    { paymentAccountId: String(accountId), state, page: String(page), limit: String(limit) },
    accountId !== undefined,
  );
}

export function useMutationCounts(accountId: number | undefined) {
  const query = { paymentAccountId: String(accountId) };
  return useQuery({
    queryKey: [...keys.all, 'counts', query],
    queryFn: ({ signal }) => callApi('GET /admin/mutations/counts', { query }, { signal }),
    enabled: accountId !== undefined,
  }).data;
}

export function useStatementGaps(accountId: number) {
  const query = { paymentAccountId: String(accountId) };
  return useQuery({
    queryKey: [...keys.all, 'gaps', query],
    queryFn: ({ signal }) => callApi('GET /admin/bank-statements/gaps', { query }, { signal }),
  }).data?.gaps;
}

export function useStatementAccounts() {
  return useQuery({
    queryKey: keys.accounts,
    queryFn: ({ signal }) =>
      callApi('GET /admin/payment-accounts', { query: { limit: ONE_PAGE } }, { signal }),
  }).data?.data;
}

/** Import progress of the account's newest file; undefined before it begins. */
export function useReadingProgress(paymentAccountId: number, isReading: boolean) {
  const { data } = useQuery({
    queryKey: [...keys.all, 'reading', paymentAccountId],
    queryFn: ({ signal }) =>
      callApi(
        'GET /admin/bank-statements',
        { query: { paymentAccountId: String(paymentAccountId), limit: '1' } },
        { signal, toast: false },
      ),
    enabled: isReading,
    refetchInterval: WATCH_MS,
    gcTime: 0,
  });
  const newest = data?.data[0];
  return isReading && newest && newest.readCount < newest.rowCount ? newest : undefined;
}

export function useOrderSearch(invoiceNumber: string) {
  return useQuery({
    queryKey: [...keys.all, 'order-search', invoiceNumber],
    queryFn: ({ signal }) =>
      callApi('GET /admin/transactions', { query: { invoiceNumber, limit: '10' } }, { signal }),
    enabled: invoiceNumber !== '',
  });
}

/** Returns a function that reads the mutations again after a decision. */
export function useReadAgain() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['orders'] });
}
