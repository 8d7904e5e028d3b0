import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { listQuery } from '~/components/data-table/list-query';
import type { ListState } from '~/components/data-table/list-state';
import { callApi } from '~/lib/api/api-client';
import { knownValue } from '~/lib/values/labels';
import { paymentKeys } from '../payment-queries';
import { accountTypeLabels } from './account-labels';

export const accountFilterNames = ['name', 'accountNumber', 'type'] as const;
export type AccountFilterName = (typeof accountFilterNames)[number];

export function useManagedPaymentAccounts(list: ListState<AccountFilterName>) {
  const type = knownValue(accountTypeLabels, list.filters.type);
  const query = { ...listQuery(list), type };
  return useQuery({
    queryKey: [...paymentKeys.accounts, 'managed', query],
    queryFn: ({ signal }) => callApi('GET /admin/payment-accounts', { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Also what this admin sees as a customer. */
export function useRefreshPaymentAccounts() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: paymentKeys.accounts });
}
