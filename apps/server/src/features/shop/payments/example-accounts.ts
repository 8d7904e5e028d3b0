// The accounts of a new portal. Money that is sent to them would be lost.
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../platform/db/types.ts';
import type { NewPaymentAccount } from './payment-accounts.ts';
import { paymentAccounts } from './payments.schema.ts';

/** Says that they are examples, so that nobody transfers money to them. */
const EXAMPLE_HOLDER = 'Contoh Yayasan TimeSync';

/** Deleted ones count too, so that removed examples are not created again. */
export async function hasPaymentAccounts(db: Queryable): Promise<boolean> {
  return (await db.$count(paymentAccounts)) > 0;
}

export async function addExampleAccounts(
  tx: Tx,
  accounts: ReadonlyArray<Omit<NewPaymentAccount, 'accountName'>>,
): Promise<void> {
  const rows = accounts.map((account) => ({ ...account, accountName: EXAMPLE_HOLDER }));
  await tx.insert(paymentAccounts).values(rows);
}

export function countOwnAccounts(db: Queryable): Promise<number> {
  const { accountName, active, deletedAt } = paymentAccounts;
  const isOwn = and(isNull(deletedAt), eq(active, true), ne(accountName, EXAMPLE_HOLDER));
  return db.$count(paymentAccounts, isOwn);
}

export function deleteExampleAccounts(tx: Tx, at: Date) {
  const { id, name, accountName, deletedAt } = paymentAccounts;
  return tx
    .update(paymentAccounts)
    .set({ deletedAt: at, active: false })
    .where(and(isNull(deletedAt), eq(accountName, EXAMPLE_HOLDER)))
    .returning({ id, name });
}
