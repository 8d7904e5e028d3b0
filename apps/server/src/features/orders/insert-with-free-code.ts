// For the order whose own code is taken: another order asks for the same amount. Rare, so it may
// cost statements of its own; where no amount is free, it is an order without a code, never none.
import type { Dependencies } from '../../platform/dependencies.ts';
import { findFreeCode } from './free-code.repository.ts';
import { type Inserted, insertOrders, type NewOrder } from './insert-order.repository.ts';

/** The code that is free may be the own code of an order placed at the same moment. */
const ATTEMPTS = 5;

export async function insertWithFreeCode(
  database: Dependencies['database'],
  order: NewOrder,
  total: number,
): Promise<Inserted> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const inserted = await database.transaction(async (tx) => {
      const freeCode = await findFreeCode(tx, total, order.codeSign);
      return freeCode ? insertOne(tx, { ...order, freeCode }) : undefined;
    });
    if (!inserted) break;
    if ('placed' in inserted) return inserted;
  }
  return insertOne(database.db, { ...order, codeSign: 0 });
}

async function insertOne(
  db: Parameters<typeof insertOrders>[0],
  order: NewOrder,
): Promise<Inserted> {
  const [inserted] = await insertOrders(db, [order]);
  if (!inserted) throw new Error('Placing an order always answers');
  return inserted;
}
