import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../../platform/db/types.ts';
import { orders } from '../orders.schema.ts';

const HOUR_MS = 60 * 60 * 1000;
const BEFORE_END_MS = 24 * HOUR_MS;
const AFTER_ORDER_MS = 6 * HOUR_MS;

interface Due {
  id: number;
  expiresAt: Date;
}

/** Lists the orders after `last`, sorted by their deadlines. */
export function listOrdersToRemind(
  db: Queryable,
  now: Date,
  { last, limit }: { last: Due | undefined; limit: number },
): Promise<Due[]> {
  const { id, status, awaitsShippingCost, createdAt, expiresAt } = orders;
  const isPending = and(eq(status, 'pending'), eq(awaitsShippingCost, false));
  const isSoon = lte(expiresAt, new Date(now.getTime() + BEFORE_END_MS));
  const isNotNew = lte(createdAt, new Date(now.getTime() - AFTER_ORDER_MS));
  const isNext = last && sql`(${expiresAt}, ${id}) > (${last.expiresAt}, ${last.id})`;
  return db
    .select({ id, expiresAt })
    .from(orders)
    .where(and(isPending, gt(expiresAt, now), isSoon, isNotNew, isNext))
    .orderBy(asc(expiresAt), asc(id))
    .limit(limit);
}

/** False when the order was paid, ended or got a proof meanwhile. */
export async function lockPendingOrder(tx: Tx, id: number): Promise<boolean> {
  const isPending = and(eq(orders.id, id), eq(orders.status, 'pending'));
  return (
    (await tx.select({ id: orders.id }).from(orders).where(isPending).for('update')).length === 1
  );
}
