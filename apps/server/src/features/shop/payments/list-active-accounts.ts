import type { PaymentAccount } from '@timesync/contract';
import type { Queryable } from '../../../platform/db/types.ts';
import { findActivePaymentAccounts } from './payment-accounts.repository.ts';

/** More accounts than any shop has. */
export const MOST_ACCOUNTS = 100;

export function listActiveAccounts(db: Queryable): Promise<PaymentAccount[]> {
  return findActivePaymentAccounts(db, MOST_ACCOUNTS);
}
