// For the order whose code was taken at the same moment, or that found none free among a few: rare, so it
// may cost statements of its own; where no amount is free, it is an order without a code, never none.
import type { Tx } from '../../platform/db/types.ts';
import { findFreeCode } from './free-code.repository.ts';
import { type Inserted, insertOrders, type NewOrder } from './insert-order.repository.ts';

/** The code that is free may be the own code of an order placed at the same moment. */
const ATTEMPTS = 5;

/** Begins a transaction, or goes on in one. */
type InTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

export async function insertWithFreeCode(
  inTransaction: InTransaction,
  order: NewOrder,
  total: number,
): Promise<Inserted> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const inserted = await inTransaction(async (tx) => {
      const freeCode = await findFreeCode(tx, total, order.codeSign);
      return freeCode ? insertOne(tx, { ...order, freeCode }) : undefined;
    });
    if (!inserted) break;
    if ('placed' in inserted) return inserted;
  }
  return inTransaction((tx) => insertOne(tx, { ...order, codeSign: 0 }));
}

export async function insertOne(tx: Tx, order: NewOrder): Promise<Inserted> {
  const [inserted] = await insertOrders(tx, [order]);
  if (!inserted) throw new Error('Placing an order always answers');
  return inserted;
}
