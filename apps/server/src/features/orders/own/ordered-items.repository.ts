import type { OrderedItem } from '@timesync/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/types.ts';
import { isOwnOrder } from '../../mosques/own.schema.ts';
import { orderLines, orders } from '../orders.schema.ts';

/** Empty when the order belongs to another customer. */
export function findOrderedItems(
  db: Queryable,
  { orderId, userId }: { orderId: number; userId: number },
): Promise<OrderedItem[]> {
  return db
    .select({
      productId: orderLines.productId,
      productVariantId: orderLines.productVariantId,
      name: orderLines.productName,
      variantName: orderLines.variantName,
      price: orderLines.price,
      qty: orderLines.qty,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orders.id, orderId), isOwnOrder(orders.id, userId)))
    .orderBy(asc(orderLines.lineNumber));
}
