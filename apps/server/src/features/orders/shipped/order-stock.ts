// Stock that an order holds. The mark on its lines says so, and is taken off in the statement that
// gives it back: however many ways an order ends, its boxes come back once.
import type { Tx } from '../../../platform/db/types.ts';
import { returnStock, takeStock } from '../../catalog/stock/take-stock.ts';
import { listCountableLines, markReserved, releaseLines } from './order-stock.repository.ts';

/** Nobody pays any more. */
export async function giveBackStock(tx: Tx, orderIds: number[]): Promise<void> {
  await returnStock(tx, await releaseLines(tx, orderIds, { onlyUnsent: false }));
}

/** What was sent comes back by parcel, perhaps broken: an admin says then whether it counts. */
export async function giveBackUnsentStock(tx: Tx, orderId: number): Promise<void> {
  await returnStock(tx, await releaseLines(tx, [orderId], { onlyUnsent: true }));
}

/**
 * Money came for an order whose stock was given back. What is still there is taken again; what is
 * not is sent later, or its money goes back: the stock never falls below nothing.
 */
export async function takeStockAgain(tx: Tx, orderId: number): Promise<void> {
  for (const line of await listCountableLines(tx, orderId)) {
    const stock = await takeStock(tx, [line]);
    if ('taken' in stock && stock.taken[0]?.reservedStock) await markReserved(tx, line.id);
  }
}
