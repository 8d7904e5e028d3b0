// An order with a box, or with counted goods: stock, order and address in one transaction of its own
// (decision 0051).
import { type ShippingAddress, shippingCost } from '@timesync/contract';
import type { Tx } from '../../../../platform/db/types.ts';
import type { Dependencies } from '../../../../platform/dependencies.ts';
import { notifyAdmins } from '../../../office/admin-digest/notify-admins.ts';
import { reserveStock } from '../../catalog/stock/reserve-stock.ts';
import { saveAddress } from '../../shipping/order-address.ts';
import { readShippingPrices } from '../../shipping/shipping-prices.ts';
import type { LoadedOrder } from '../load-order.repository.ts';
import { insertOne, insertWithFreeCode } from './insert-orders.ts';
import type { NewOrder, Outcome, Refusal } from './new-order.ts';

type Needed = Pick<Dependencies, 'clock' | 'database' | 'jobs' | 'settings'>;

/** Rolls the transaction back, so that no stock is reserved. */
class RefusedError extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(`The order is refused: ${refusal.reason}`);
    this.refusal = refusal;
  }
}

export async function placeShippedOrder(
  dependencies: Needed,
  order: NewOrder,
  address: ShippingAddress | undefined,
): Promise<Outcome> {
  try {
    const work = (tx: Tx) => place(dependencies, tx, order, address);
    return { placed: await dependencies.database.transaction(work) };
  } catch (error) {
    if (error instanceof RefusedError) return { refused: error.refusal };
    throw error;
  }
}

async function place(
  dependencies: Needed,
  tx: Tx,
  order: NewOrder,
  address: ShippingAddress | undefined,
): Promise<LoadedOrder> {
  const stock = await reserveStock(tx, order.lines);
  if ('shortOf' in stock) throw new RefusedError({ reason: 'outOfStock', shortOf: stock.shortOf });
  const { reserved } = stock;
  const isSent = reserved.some(({ isShipped }) => isShipped);
  if (isSent && !address) throw new RefusedError({ reason: 'address' });
  // The address of an order without a box is not stored.
  const to = isSent ? address : undefined;
  const cost = to ? shippingCost(await readShippingPrices(dependencies, tx), to.province) : 0;
  const placed = await insert(dependencies, tx, {
    ...order,
    lines: reserved,
    shipment: { shippingAmount: cost ?? 0, awaitsShippingCost: cost === undefined },
  });
  if (!to) return placed;
  const { userId, createdAt: at } = order;
  await saveAddress(tx, { orderId: placed.id, userId, address: to, at });
  if (placed.awaitsShippingCost) {
    const line = `Ongkos kirim ${placed.invoiceNumber} ke ${to.city} menunggu dihitung.`;
    await notifyAdmins(dependencies, tx, { kind: 'shipping cost', subjectId: placed.id, line });
  }
  return { ...placed, shippingAddress: to };
}

async function insert(dependencies: Needed, tx: Tx, order: NewOrder): Promise<LoadedOrder> {
  let outcome = await insertOne(dependencies, tx, order);
  if ('refused' in outcome && outcome.refused.reason === 'conflict') {
    const { total } = outcome.refused;
    outcome = await insertWithFreeCode(dependencies, (work) => work(tx), order, total);
  }
  if ('refused' in outcome) throw new RefusedError(outcome.refused);
  return outcome.placed;
}
