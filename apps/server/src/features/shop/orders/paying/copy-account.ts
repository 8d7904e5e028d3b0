import { AppError } from '../../../../platform/app-error.ts';
import type { Tx } from '../../../../platform/db/types.ts';
import { findPayableAccount } from '../../payments/find-account.ts';

/** For an order: the account it was paid to, as it was then. */
export async function copyAccount(tx: Tx, paymentAccountId: number) {
  const account = await findPayableAccount(tx, paymentAccountId);
  if (!account) throw new AppError('PAYMENT_ACCOUNT_GONE', { field: 'paymentAccountId' });
  return {
    paymentAccountId: account.id,
    paymentAccountName: account.name,
    paymentAccountNumber: account.accountNumber,
    paymentAccountHolder: account.accountName,
  };
}
