// Stock reserved by an order. A mark on its lines says so, and the statement that returns the stock
// removes the mark: however an order ends, its boxes are returned once.
import type { Tx } from '../../../../platform/db/types.ts';
import { reserveStock, returnStock } from '../../catalog/stock/reserve-stock.ts';
import { wasSent } from '../../shipping/parcels/was-sent.ts';
import {
  listCountableLines,
  listReservedLines,
  markReserved,
  releaseLines,
} from './order-stock.repository.ts';

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
