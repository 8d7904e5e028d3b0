import type { Queryable } from '../../platform/db/types.ts';
import { findLiveAccount } from './payment-accounts.repository.ts';

/** Only an active account can be paid to. */
export async function findPayableAccount(db: Queryable, id: number) {
  const account = await findLiveAccount(db, id);
  return account?.active ? account : undefined;
}
