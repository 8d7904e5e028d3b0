import type { PaymentAccount } from '@timesync/contract';
import type { Queryable } from '../../platform/db/types.ts';
import { findActivePaymentAccounts } from './payment-accounts.repository.ts';

/** Nobody pays to the hundred-and-first account. */
export const MOST_ACCOUNTS = 100;

export function listActiveAccounts(db: Queryable): Promise<PaymentAccount[]> {
  return findActivePaymentAccounts(db, MOST_ACCOUNTS);
}
