import { useQueryClient } from '@tanstack/react-query';
import { paymentKeys } from '../payment-queries';

/** Refreshes the accounts that customers see too. */
export function useRefreshPaymentAccounts() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: paymentKeys.accounts });
}
