// Places orders in the given transaction: reads what they need, decides in plain code which can be
// placed and at what price, and writes them with their lines, history and mail jobs. The database
// has the last word: its unique indexes refuse a used key and a held amount.
import { isoDate } from '@timesync/contract';
import type { Tx } from '../../../../platform/db/types.ts';
import type { Dependencies } from '../../../../platform/dependencies.ts';
import { recordHistory } from '../../../../platform/history/history.ts';
import { readOffers } from '../../catalog/read-offers.ts';
import type { LoadedOrder } from '../load-order.repository.ts';
import { orderMailJob } from '../mails/order-mail-job.ts';
import { queueOrderWebhooks } from '../order-webhooks.ts';
import {
  candidateCodes,
  drawInvoiceNumbers,
  findFreeCode,
  findHeldAmounts,
} from './choose-code.ts';
import {
  type Customer,
  describePlacedOrder,
  insertOrderLines,
  insertOrderRows,
  lockCustomers,
  lockLines,
  type OrderToInsert,
} from './insert-orders.repository.ts';
import type { NewOrder, Outcome, Refusal } from './new-order.ts';
import { type PricedLine, priceOrder } from './price-order.ts';

type InsertServices = Pick<Dependencies, 'clock' | 'jobs' | 'settings'>;

interface AcceptedOrder {
  order: NewOrder;
  lines: PricedLine[];
  total: number;
}

interface NumberedOrder extends OrderToInsert {
  codes: number[];
}

type InsertedOrder = NumberedOrder & { id: number };

export async function insertOrders(
  services: InsertServices,
  tx: Tx,
  orders: NewOrder[],
): Promise<Outcome[]> {
  const customers = await lockCustomers(tx, orders);
  await lockLines(tx);
  const findOffer = await readOffers(
    tx,
    orders.flatMap(({ lines }) => lines),
  );
  const decisions = orders.map((order) => {
    const isMitra = customers.get(order.userId)?.isMitra;
    return decide(order, priceOrder(order, findOffer, isMitra), customers);
  });
  const accepted = decisions.filter((decision) => 'order' in decision);
  const numbered = await numberOrders(tx, accepted);
  const placed = await writeOrders(services, tx, numbered, customers);
  return decisions.map((decision) => {
    if ('refused' in decision) return decision;
    const order = placed.get(decision.order);
    if (order) return { placed: order };
    return { refused: { reason: 'conflict', total: decision.total } };
  });
}

/** Counts the accepted order for its customer, so that the next one of the same batch sees it. */
function decide(
  order: NewOrder,
  priced: ReturnType<typeof priceOrder>,
  customers: Map<number, Customer>,
): AcceptedOrder | { refused: Refusal } {
  if ('refused' in priced) return priced;
  const customer = customers.get(order.userId);
  if (customer) {
    if (order.placedBy.kind === 'customer') {
      if (customer.openOrders >= order.maxOpen) return { refused: { reason: 'tooManyOpen' } };
      if (customer.ordersWithinHour >= order.maxPerHour)
        return { refused: { reason: 'tooManyRecent' } };
    }
    customer.openOrders += 1;
    customer.ordersWithinHour += 1;
  }
  return { order, ...priced };
}

async function numberOrders(tx: Tx, accepted: AcceptedOrder[]): Promise<NumberedOrder[]> {
  if (accepted.length === 0) return [];
  const numbers = await drawInvoiceNumbers(tx, accepted.length);
  return accepted.map((one, n) => {
    const number = numbers[n] as number;
    const codes = candidateCodes(one.order, { number, total: one.total });
    const month = isoDate(one.order.createdAt).slice(0, 7).replace('-', '');
    return {
      ...one,
      invoiceNumber: `INV-${month}-${String(number).padStart(6, '0')}`,
      // An order that costs nothing has nothing to prove: it waits for the admin at once.
      status: one.total === 0 && !one.order.shipment?.awaitsShippingCost ? 'confirm' : 'pending',
      uniqueCode: codes[0] ?? 0,
      codes,
    };
  });
}

/** With the first code; where another order holds that amount, with the first free one. */
async function insertWithCodes(tx: Tx, orders: NumberedOrder[]): Promise<InsertedOrder[]> {
  const first = withIds(orders, await insertOrderRows(tx, orders));
  const missing = orders.filter(({ order }) => !first.some((one) => one.order === order));
  const amounts = missing.flatMap(({ total, codes }) => codes.map((code) => total + code));
  if (amounts.length === 0) return first;
  const held = await findHeldAmounts(tx, amounts);
  const changed = missing.flatMap((one) => {
    const uniqueCode = one.codes.find((code) => !held.has(one.total + code));
    return uniqueCode === undefined ? [] : { ...one, uniqueCode };
  });
  return [...first, ...withIds(changed, await insertOrderRows(tx, changed))];
}

function withIds(orders: NumberedOrder[], ids: Map<string, number>): InsertedOrder[] {
  return orders.flatMap((order) => {
    const id = ids.get(order.invoiceNumber);
    return id === undefined ? [] : { ...order, id };
  });
}

async function writeOrders(
  services: InsertServices,
  tx: Tx,
  orders: NumberedOrder[],
  customers: Map<number, Customer>,
): Promise<Map<NewOrder, LoadedOrder>> {
  if (orders.length === 0) return new Map();
  const inserted = await insertWithCodes(tx, orders);
  if (inserted.length === 0) return new Map();
  const lines = await insertOrderLines(tx, inserted);
  await recordHistory(
    tx,
    inserted.map(({ id: subjectId, order, status, total }) => ({
      at: order.createdAt,
      subject: 'order',
      subjectId,
      action: 'place',
      actorKind: order.placedBy.kind,
      actorId: order.placedBy.id,
      requestId: order.requestId,
      after: { status, total },
    })),
  );
  const mails = inserted.map(({ id: orderId }) => ({ orderId, event: 'placed' as const }));
  await services.jobs.enqueueMany(tx, orderMailJob, mails);
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  const placed = new Map(
    inserted.map((one) => [
      one.order,
      describePlacedOrder(one, customers.get(one.order.userId), linesOf.get(one.id) ?? []),
    ]),
  );
  await queueOrderWebhooks(services, tx, 'order.placed', () => [...placed.values()]);
  return placed;
}

// For an order whose amount another one took at the same moment, or that found no free code among its
// candidates. This is rare, so it may take more statements. Where no amount is free the order gets no
// code; it is never refused for that.
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
