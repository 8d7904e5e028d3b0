import type { Queryable } from '../../../platform/db/types.ts';
import { findLiveAccount, type PaymentAccountRow } from './payment-accounts.repository.ts';

export type PaymentAccount = PaymentAccountRow;

/** Inactive ones too. */
export const findAccount = findLiveAccount;

/** Only an active account can be paid to. */
export async function findPayableAccount(db: Queryable, id: number) {
  const account = await findLiveAccount(db, id);
  return account?.active ? account : undefined;
}
