// An order with a box, or with goods that are counted: stock, order, lines and address in one
// transaction of its own. Orders without them know nothing of it (decision 0051).
import { type ShippingAddress, shippingCost } from '@timesync/contract';
import type { Tx } from '../../../platform/db/types.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { notifyAdmins } from '../../admin-digest/notify-admins.ts';
import { takeStock } from '../../catalog/stock/take-stock.ts';
import { keepAddress } from '../../shipping/keep-address.ts';
import { readShippingPrices } from '../../shipping/shipping-prices.ts';
import type { Inserted, NewOrder, RefusedOrder } from '../insert-order.repository.ts';
import { insertOne, insertWithFreeCode } from '../insert-with-free-code.ts';
import type { LoadedOrder } from '../load-order.repository.ts';

type Needed = Pick<Dependencies, 'clock' | 'database' | 'jobs' | 'settings'>;

/** Takes the stock back with everything else of the transaction. */
class Refusal extends Error {
  readonly refused: RefusedOrder;
  constructor(refused: Partial<RefusedOrder>) {
    super('The order is refused');
    this.refused = { total: 0, problem: null, isOneTooMany: false, isTooOften: false, ...refused };
  }
}

export async function insertShippedOrder(
  dependencies: Needed,
  order: NewOrder,
  address: ShippingAddress | undefined,
): Promise<Inserted> {
  try {
    const work = (tx: Tx) => place(dependencies, tx, order, address);
    return { placed: await dependencies.database.transaction(work) };
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.refused };
    throw error;
  }
}

async function place(
  dependencies: Needed,
  tx: Tx,
  order: NewOrder,
  address: ShippingAddress | undefined,
): Promise<LoadedOrder> {
  const stock = await takeStock(tx, order.lines);
  if ('shortOf' in stock) throw new Refusal({ problem: 'stock', shortOf: stock.shortOf });
  const { taken } = stock;
  const isSent = taken.some(({ isShipped }) => isShipped);
  if (isSent && !address) throw new Refusal({ problem: 'address' });
  // Who buys nothing that is sent has given an address for nothing: it is not kept.
  const to = isSent ? address : undefined;
  const cost = to ? shippingCost(await readShippingPrices(dependencies, tx), to.province) : 0;
  const placed = await insertOnce(tx, {
    ...order,
    lines: taken,
    shipment: { shippingAmount: cost ?? 0, awaitsShippingCost: cost === undefined },
  });
  if (!to) return placed;
  const { userId, createdAt: at } = order;
  await keepAddress(tx, { orderId: placed.id, userId, address: to, at });
  if (placed.awaitsShippingCost) {
    const line = `Ongkos kirim ${placed.invoiceNumber} ke ${to.city} menunggu dihitung.`;
    await notifyAdmins(dependencies, tx, { kind: 'shipping cost', subjectId: placed.id, line });
  }
  return { ...placed, shippingAddress: to };
}

async function insertOnce(tx: Tx, order: NewOrder): Promise<LoadedOrder> {
  const first = await insertOne(tx, order);
  if ('placed' in first) return first.placed;
  const { problem, total, isOneTooMany, isTooOften } = first.refused;
  const { expectedTotal = total, maxTotal } = order;
  const isWrong =
    problem || isOneTooMany || isTooOften || total !== expectedTotal || total > maxTotal;
  if (isWrong) throw new Refusal(first.refused);
  const second = await insertWithFreeCode((work) => work(tx), order, total);
  if ('placed' in second) return second.placed;
  throw new Refusal(second.refused);
}
