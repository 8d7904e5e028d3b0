import { useQuery } from '@tanstack/react-query';
import { keys } from '~/lib/api/keys';
import { readOf } from '~/lib/api/read-of';

/** Active accounts that customers can pay to. */
export const usePaymentAccounts = () =>
  useQuery(readOf(keys.accounts, 'GET /public/payment-accounts'));
