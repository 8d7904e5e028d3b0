import { and, desc, eq, isNull } from 'drizzle-orm';
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

export function countOpenKeys(tx: Tx): Promise<number> {
  return tx.$count(apiKeys, isOpen);
}

export async function insertKey(tx: Tx, key: typeof apiKeys.$inferInsert): Promise<void> {
  await tx.insert(apiKeys).values(key);
}

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

/** Undefined when it has ended before. */
export async function endKey(tx: Tx, id: number, endedAt: Date) {
  const [ended] = await tx
    .update(apiKeys)
    .set({ endedAt })
    .where(and(eq(apiKeys.id, id), isOpen))
    .returning();
  return ended;
}

export async function endKeysOf(tx: Tx, madeBy: number, endedAt: Date): Promise<void> {
  await tx
    .update(apiKeys)
    .set({ endedAt })
    .where(and(eq(apiKeys.madeBy, madeBy), isOpen));
}
