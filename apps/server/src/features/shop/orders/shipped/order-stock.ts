// Stock reserved by an order. A mark on its lines says so, and the statement that returns the stock
// removes the mark: however an order ends, its boxes are returned once.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../../platform/db/types.ts';
import { reserveStock, returnStock } from '../../catalog/stock/reserve-stock.ts';
import { wasSent } from '../../shipping/parcels/order-parcels.ts';
import { orderLines } from '../orders.schema.ts';
import { refundedQty } from '../refunding/refunds.schema.ts';

/** For orders that will not be paid. */
export async function giveBackStock(tx: Tx, orderIds: number[]): Promise<void> {
  await returnStock(tx, await releaseLines(tx, orderIds, { withSent: true }));
}

/** What was sent comes back by parcel, perhaps broken: then an admin decides whether it counts. */
export async function giveBackUnsentStock(tx: Tx, orderId: number): Promise<void> {
  const withSent = !(await wasSent(tx, orderId));
  await returnStock(tx, await releaseLines(tx, [orderId], { withSent }));
}

/** Units of a paid order that are refunded alone; their line keeps the stock of the others. */
export async function giveBackUnits(
  tx: Tx,
  units: Array<{ lineId: number; unitIndexes: number[] }>,
): Promise<void> {
  const lines = await listReservedLines(
    tx,
    units.map(({ lineId }) => lineId),
  );
  const countOf = (id: number) =>
    units.find(({ lineId }) => lineId === id)?.unitIndexes.length ?? 0;
  await returnStock(
    tx,
    lines.map((line) => ({ ...line, qty: countOf(line.id) })),
  );
}

/**
 * Money came for an order whose stock was returned. Available items are reserved again; missing ones
 * are sent later or refunded: the stock never becomes negative.
 */
export async function reserveStockAgain(tx: Tx, orderId: number): Promise<void> {
  for (const line of await listCountableLines(tx, orderId)) {
    const stock = await reserveStock(tx, [line]);
    if ('reserved' in stock && stock.reserved[0]?.reservedStock) await markReserved(tx, line.id);
  }
}

const offerColumns = {
  id: orderLines.id,
  productId: orderLines.productId,
  productVariantId: orderLines.productVariantId,
  qty: orderLines.qty,
};

/** Units that were refunded alone went back then. */
const unreturnedQty = sql`${orderLines.qty} - ${refundedQty}`.mapWith(Number);

/** The lines that held stock until now. */
function releaseLines(db: Queryable, orderIds: number[], { withSent }: { withSent: boolean }) {
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
function listReservedLines(db: Queryable, lineIds: number[]) {
  return db
    .select(offerColumns)
    .from(orderLines)
    .where(and(inArray(orderLines.id, lineIds), eq(orderLines.reservedStock, true)));
}

function listCountableLines(db: Queryable, orderId: number) {
  return db
    .select(offerColumns)
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.reservedStock, false)))
    .orderBy(orderLines.productVariantId, orderLines.productId);
}

async function markReserved(db: Queryable, lineId: number): Promise<void> {
  await db.update(orderLines).set({ reservedStock: true }).where(eq(orderLines.id, lineId));
}
