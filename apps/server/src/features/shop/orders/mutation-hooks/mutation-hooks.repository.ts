import { asc, eq, inArray } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../../platform/db/types.ts';
import { mutationHooks } from './mutation-hooks.schema.ts';

const { paymentAccountId: account } = mutationHooks;

export function listHooks(db: Queryable) {
  return db.select().from(mutationHooks).orderBy(asc(account));
}

export async function findHook(db: Queryable, accountId: number) {
  const [found] = await db.select().from(mutationHooks).where(eq(account, accountId));
  return found;
}

/** A new secret ends the old one; what the owner has switched on stays. */
export async function saveHook(tx: Tx, hook: typeof mutationHooks.$inferInsert): Promise<void> {
  const { paymentAccountId, ...set } = hook;
  await tx.insert(mutationHooks).values(hook).onConflictDoUpdate({ target: account, set });
}

export async function changeHook(tx: Tx, accountId: number, changes: { booksItself: boolean }) {
  const { rowCount } = await tx.update(mutationHooks).set(changes).where(eq(account, accountId));
  return rowCount === 1;
}

export async function deleteHook(tx: Tx, accountId: number): Promise<boolean> {
  const { rowCount } = await tx.delete(mutationHooks).where(eq(account, accountId));
  return rowCount === 1;
}

export async function touchHooks(tx: Tx, accounts: number[], lastReceivedAt: Date): Promise<void> {
  await tx.update(mutationHooks).set({ lastReceivedAt }).where(inArray(account, accounts));
}
