import type { OrderStatus } from '@timesync/contract';
import { count } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/types.ts';
import { orders } from './orders.schema.ts';

export async function countOrdersByStatus(db: Queryable): Promise<Map<OrderStatus, number>> {
  const { status } = orders;
  const rows = await db.select({ status, count: count() }).from(orders).groupBy(status);
  return new Map(rows.map((row) => [row.status, row.count]));
}
