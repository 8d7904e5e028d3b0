import type { OrderStatus } from '@timesync/contract';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/types.ts';

export async function countOrdersByStatus(db: Queryable): Promise<Map<OrderStatus, number>> {
  const { rows } = await db.execute<{ status: OrderStatus; count: number }>(
    sql`select status, count(*)::int as count from orders group by status`,
  );
  return new Map(rows.map(({ status, count }) => [status, count]));
}
