import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../../platform/db/types.ts';
import { users } from '../accounts.schema.ts';
import { apiKeys } from './api-keys.schema.ts';

const isOpen = isNull(apiKeys.endedAt);

export function findOpenKeys(db: Queryable) {
  const { id, name, scopes, ending, madeAt, lastUsedAt } = apiKeys;
  return db
    .select({ id, name, scopes, ending, madeBy: users.name, madeAt, lastUsedAt })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.madeBy))
    .where(isOpen)
    .orderBy(desc(apiKeys.id));
}

export const countOpenKeys = (tx: Tx): Promise<number> => tx.$count(apiKeys, isOpen);

/** A key works only while its maker is a pemilik. */
export async function findKeyByHash(db: Queryable, keyHash: Buffer) {
  const isOwner = and(
    eq(users.role, 'admin'),
    eq(users.adminRole, 'pemilik'),
    isNull(users.deletedAt),
  );
  const [found] = await db
    .select({ key: apiKeys, maker: users })
    .from(apiKeys)
    .innerJoin(users, and(eq(users.id, apiKeys.madeBy), isOwner))
    .where(and(eq(apiKeys.keyHash, keyHash), isOpen));
  return found;
}

export async function touchKey(db: Queryable, id: number, lastUsedAt: Date): Promise<void> {
  await db.update(apiKeys).set({ lastUsedAt }).where(eq(apiKeys.id, id));
}

/** Returns those that had not ended before. */
export const endKey = (tx: Tx, id: number, at: Date) => endKeys(tx, eq(apiKeys.id, id), at);
export const endKeysOf = (tx: Tx, madeBy: number, at: Date) =>
  endKeys(tx, eq(apiKeys.madeBy, madeBy), at);

function endKeys(tx: Tx, which: SQL, endedAt: Date) {
  return tx.update(apiKeys).set({ endedAt }).where(and(which, isOpen)).returning();
}
