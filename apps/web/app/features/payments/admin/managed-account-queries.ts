import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { listManagedPaymentAccounts, paymentAccountType } from '@timesync/contract';
import { listQuery } from '~/components/data-table/list-query';
import type { ListState } from '~/components/data-table/list-state';
import { callApi } from '~/lib/api/api-client';
import { paymentKeys } from '../payment-queries';

export const accountFilterNames = ['name', 'accountNumber', 'type'] as const;
export type AccountFilterName = (typeof accountFilterNames)[number];

export function useManagedPaymentAccounts(list: ListState<AccountFilterName>) {
  // Anyone can write anything into the URL; the call takes the two types only.
  const type = paymentAccountType.safeParse(list.filters.type).data;
  const query = { ...listQuery(list), type };
  return useQuery({
    queryKey: [...paymentKeys.accounts, 'managed', query],
    queryFn: ({ signal }) => callApi(listManagedPaymentAccounts, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Also what this admin sees as a customer. */
export function useRefreshPaymentAccounts() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: paymentKeys.accounts });
}
