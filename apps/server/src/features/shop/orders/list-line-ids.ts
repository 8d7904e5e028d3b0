import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/types.ts';
import { orderLines } from './orders.schema.ts';

export function listLineIds(db: Queryable, orderId: number): Promise<Array<{ lineId: number }>> {
  return db
    .select({ lineId: orderLines.id })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId));
}
