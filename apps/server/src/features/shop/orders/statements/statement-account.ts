// Checks which account a file belongs to: money of another account must never pay orders of this
// one.
import { AppError } from '../../../../platform/app-error.ts';
import type { Queryable } from '../../../../platform/db/types.ts';
import { findAccount, type PaymentAccountRow } from '../../payments/payment-accounts.ts';
import type { Statement } from '../../payments/statements/reading/read-statement.ts';

/** Inactive accounts too, because late transfers still arrive there. */
export async function requireStatementAccount(
  db: Queryable,
  id: number,
): Promise<PaymentAccountRow> {
  const account = await findAccount(db, id);
  if (account) return account;
  throw new AppError('PAYMENT_ACCOUNT_GONE', { field: 'paymentAccountId' });
}

/** Some files do not name their account, and some hide digits: the visible ones must match. */
export function requireOwnStatement(
  { accountNumber }: Pick<Statement, 'accountNumber'>,
  account: Pick<PaymentAccountRow, 'name' | 'accountNumber'>,
): void {
  if (accountNumber === undefined || isSameNumber(accountNumber, account.accountNumber)) return;
  throw new AppError('STATEMENT_REFUSED', {
    message: `Berkas ini milik rekening ${accountNumber}, bukan ${account.name} ${account.accountNumber}. Pilih rekening yang sesuai.`,
    field: 'paymentAccountId',
  });
}

const HIDDEN = /[x*]/i;

export function isSameNumber(inFile: string, ours: string): boolean {
  const digits = ours.replace(/\D/g, '');
  return (
    inFile.length === digits.length &&
    [...inFile].every((char, n) => HIDDEN.test(char) || char === digits[n])
  );
}
