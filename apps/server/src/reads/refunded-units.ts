import { and, eq, sql } from 'drizzle-orm';
import { licenses } from '../features/licensing/licensing.schema.ts';
import { orderLines } from '../features/orders/orders.schema.ts';
import { refundedUnits } from '../features/orders/refunding/refunds.schema.ts';
import type { Queryable } from '../platform/db/types.ts';

/** Units of a line that were refunded alone. */
export const refundedQty = sql<number>`(
  select count(*) from ${refundedUnits} where ${eq(refundedUnits.orderLineId, orderLines.id)})`.mapWith(
  Number,
);

/** Of a licence. */
export const isRefundedUnit = (db: Queryable) =>
  db
    .select({ unitIndex: refundedUnits.unitIndex })
    .from(refundedUnits)
    .where(
      and(
        eq(refundedUnits.orderLineId, licenses.orderLineId),
        eq(refundedUnits.unitIndex, licenses.unitIndex),
      ),
    );
