import { useQueryClient } from '@tanstack/react-query';
import { paymentKeys } from '../payment-queries';

/** Also what this admin sees as a customer. */
export function useRefreshPaymentAccounts() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: paymentKeys.accounts });
}
