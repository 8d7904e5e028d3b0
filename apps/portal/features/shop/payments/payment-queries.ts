import { useQuery } from '@tanstack/react-query';
import { callApi } from '~/lib/api/api-client';

export const paymentKeys = { accounts: ['payment-accounts'] as const };

/** Active accounts that customers can pay to. */
export function usePaymentAccounts() {
  return useQuery({
    queryKey: paymentKeys.accounts,
    queryFn: ({ signal }) => callApi('GET /public/payment-accounts', {}, { signal }),
  });
}
