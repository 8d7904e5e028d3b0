import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { mosques } from '../features/people/mosques/mosques.schema.ts';
import { isOwnOrder, ownOrders } from '../features/people/mosques/own.schema.ts';
import { orderLines, orders } from '../features/shop/orders/orders.schema.ts';
import { type Given, prepared } from '../platform/db/prepared.ts';
import type { Queryable } from '../platform/db/types.ts';

// A page past the end still has a row with the total.
const selectPage = prepared(
  'list-own-orders',
  (db, { userId, limit, offset }: Given<{ userId: number; limit: number; offset: number }>) => {
    const own = db
      .$with('own')
      .as(
        db
          .select({ id: ownOrders.id, role: ownOrders.role })
          .from(ownOrders)
          .where(eq(ownOrders.viewerId, userId)),
      );
    const counted = db
      .select({ total: count().as('total') })
      .from(own)
      .as('counted');
    const listed = db
      .select()
      .from(own)
      .orderBy(desc(own.id))
      .limit(limit)
      .offset(offset)
      .as('listed');
    return db
      .with(own)
      .select({
        total: counted.total,
        order: {
          id: orders.id,
          invoiceNumber: orders.invoiceNumber,
          status: orders.status,
          totalAmount: orders.totalAmount,
          payableAmount: orders.payableAmount,
          receivedAmount: orders.receivedAmount,
          refundedAmount: orders.refundedAmount,
          awaitsShippingCost: orders.awaitsShippingCost,
          createdAt: orders.createdAt,
          expiresAt: orders.expiresAt,
          rejectionReason: orders.rejectionReason,
        },
        mosque: { id: mosques.id, name: mosques.name },
        role: listed.role,
      })
      .from(counted)
      .leftJoin(listed, sql`true`)
      .leftJoin(orders, eq(orders.id, listed.id))
      .leftJoin(mosques, eq(mosques.id, orders.mosqueId))
      .orderBy(desc(orders.id));
  },
);

/** One page, newest first, and how many there are in all. */
export async function listOwnOrders(
  db: Queryable,
  userId: number,
  { page, limit }: { page: number; limit: number },
) {
  const found = await selectPage(db, { userId, limit, offset: (page - 1) * limit });
  const rows = found.flatMap(({ order, mosque, role }) =>
    order ? [{ ...order, mosque: mosque && role && { ...mosque, role } }] : [],
  );
  return { rows, total: found[0]?.total ?? 0 };
}

/** What he ordered then; empty when the order is not shown to him. */
export function listOrderedItems(db: Queryable, { id, userId }: { id: number; userId: number }) {
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
    .where(and(eq(orderLines.orderId, id), isOwnOrder(orderLines.orderId, userId)))
    .orderBy(asc(orderLines.lineNumber));
}
