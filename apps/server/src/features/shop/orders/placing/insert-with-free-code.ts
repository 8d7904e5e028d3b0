// For an order whose amount another one took at the same moment, or that found no free code among its
// candidates. This is rare, so it may take more statements. Where no amount is free the order gets no
// code; it is never refused for that.
import type { Tx } from '../../../../platform/db/types.ts';
import { type InsertServices, insertOrders } from './insert-orders.ts';
import type { NewOrder, Outcome } from './new-order.ts';
import { findFreeCode } from './unique-codes.repository.ts';

/** A checkout at the same moment may take the free code first. */
const ATTEMPTS = 5;

/** Begins a transaction, or continues one. */
type InTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

export async function insertWithFreeCode(
  dependencies: InsertServices,
  inTransaction: InTransaction,
  order: NewOrder,
  total: number,
): Promise<Outcome> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const outcome = await inTransaction(async (tx) => {
      const freeCode = await findFreeCode(tx, total, order.codeSign);
      return freeCode ? insertOne(dependencies, tx, { ...order, freeCode }) : undefined;
    });
    if (!outcome) break;
    if (!isConflict(outcome)) return outcome;
  }
  return inTransaction((tx) => insertOne(dependencies, tx, { ...order, codeSign: 0 }));
}

export async function insertOne(
  dependencies: InsertServices,
  tx: Tx,
  order: NewOrder,
): Promise<Outcome> {
  const [outcome] = await insertOrders(dependencies, tx, [order]);
  if (!outcome) throw new Error('Every order has an outcome');
  return outcome;
}

function isConflict(outcome: Outcome): boolean {
  return 'refused' in outcome && outcome.refused.reason === 'conflict';
}
