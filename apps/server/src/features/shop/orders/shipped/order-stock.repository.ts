import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../platform/db/types.ts';
import { orderLines } from '../orders.schema.ts';
import { refundedQty } from '../refunding/refunds.schema.ts';

const offerColumns = {
  id: orderLines.id,
  productId: orderLines.productId,
  productVariantId: orderLines.productVariantId,
  qty: orderLines.qty,
};

/** Units that were refunded alone went back then. */
const unreturnedQty = sql`${orderLines.qty} - ${refundedQty}`.mapWith(Number);

/** The lines that held stock until now. */
export function releaseLines(
  db: Queryable,
  orderIds: number[],
  { withSent }: { withSent: boolean },
) {
  return db
    .update(orderLines)
    .set({ reservedStock: false })
    .where(
      and(
        inArray(orderLines.orderId, orderIds),
        eq(orderLines.reservedStock, true),
        withSent ? undefined : eq(orderLines.isShipped, false),
      ),
    )
    .returning({ ...offerColumns, qty: unreturnedQty });
}

/** Those of the lines that hold stock. */
export function listReservedLines(db: Queryable, lineIds: number[]) {
  return db
    .select(offerColumns)
    .from(orderLines)
    .where(and(inArray(orderLines.id, lineIds), eq(orderLines.reservedStock, true)));
}

export function listCountableLines(db: Queryable, orderId: number) {
  return db
    .select(offerColumns)
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.reservedStock, false)))
    .orderBy(orderLines.productVariantId, orderLines.productId);
}

export async function markReserved(db: Queryable, lineId: number): Promise<void> {
  await db.update(orderLines).set({ reservedStock: true }).where(eq(orderLines.id, lineId));
}
