import { asc, eq, inArray } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../../platform/db/types.ts';
import { mutationHooks } from './mutation-hooks.schema.ts';

export function listHooks(db: Queryable) {
  return db.select().from(mutationHooks).orderBy(asc(mutationHooks.paymentAccountId));
}

export async function findHook(db: Queryable, paymentAccountId: number) {
  const [found] = await db
    .select()
    .from(mutationHooks)
    .where(eq(mutationHooks.paymentAccountId, paymentAccountId));
  return found;
}

/** A new secret ends the old one; what the owner has switched on stays. */
export async function saveHook(tx: Tx, hook: typeof mutationHooks.$inferInsert): Promise<void> {
  const { service, sealedSecret, savedBy, savedAt } = hook;
  await tx.insert(mutationHooks).values(hook).onConflictDoUpdate({
    target: mutationHooks.paymentAccountId,
    set: { service, sealedSecret, savedBy, savedAt },
  });
}

export async function changeHook(
  tx: Tx,
  paymentAccountId: number,
  changes: { booksItself: boolean },
): Promise<boolean> {
  const changed = await tx
    .update(mutationHooks)
    .set(changes)
    .where(eq(mutationHooks.paymentAccountId, paymentAccountId))
    .returning({ id: mutationHooks.paymentAccountId });
  return changed.length > 0;
}

export async function deleteHook(tx: Tx, paymentAccountId: number): Promise<boolean> {
  const deleted = await tx
    .delete(mutationHooks)
    .where(eq(mutationHooks.paymentAccountId, paymentAccountId))
    .returning({ id: mutationHooks.paymentAccountId });
  return deleted.length > 0;
}

export async function touchHooks(tx: Tx, accounts: number[], lastReceivedAt: Date): Promise<void> {
  await tx
    .update(mutationHooks)
    .set({ lastReceivedAt })
    .where(inArray(mutationHooks.paymentAccountId, accounts));
}
