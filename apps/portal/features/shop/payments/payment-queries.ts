import { useQuery } from '@tanstack/react-query';
import { keys, readOf } from '~/lib/api';

/** Active accounts that customers can pay to. */
export const usePaymentAccounts = () =>
  useQuery(readOf(keys.accounts, 'GET /public/payment-accounts'));
