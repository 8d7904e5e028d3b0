import type { OrderStatus } from '@timesync/contract';
import { sql } from 'drizzle-orm';
import { readRows } from '../../../../platform/db/rows.ts';
import type { Tx } from '../../../../platform/db/types.ts';
import { findPeopleEver } from '../../../people/accounts/find-person.ts';
import { type LoadedOrder, payerOf } from '../load-order.repository.ts';
import { orderLines, orders as ordersTable } from '../orders.schema.ts';
import type { NewOrder } from './new-order.ts';
import type { PricedLine } from './price-order.ts';

export interface OrderToInsert {
  order: NewOrder;
  invoiceNumber: string;
  status: OrderStatus;
  total: number;
  uniqueCode: number;
  lines: PricedLine[];
}

interface InsertedLine {
  id: number;
  orderId: number;
  lineNumber: number;
}

/**
 * The ids by invoice number. An order is missing when its idempotency key was used before or when
 * another order holds its amount.
 */
export async function insertOrderRows(
  tx: Tx,
  orders: OrderToInsert[],
): Promise<Map<string, number>> {
  // Always in the same order, so that two transactions with the same keys cannot deadlock.
  const sorted = orders.toSorted(
    ({ order: one }, { order: other }) =>
      one.userId - other.userId ||
      (one.idempotencyKey ?? '').localeCompare(other.idempotencyKey ?? ''),
  );
  if (sorted.length === 0) return new Map();
  const rows = sorted.map(({ order, invoiceNumber, status, total, uniqueCode }) => ({
    invoiceNumber,
    userId: order.userId,
    mosqueId: order.mosque?.id,
    status,
    totalAmount: total,
    ...order.shipment,
    uniqueCode,
    holdsAmount: uniqueCode !== 0,
    termsVersion: order.termsVersion,
    createdAt: order.createdAt,
    expiresAt: order.expiresAt,
    idempotencyKey: order.idempotencyKey,
    requestHash: order.requestHash,
  }));
  const { id, invoiceNumber: number } = ordersTable;
  const inserted = await tx
    .insert(ordersTable)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id, number });
  return new Map(inserted.map((row) => [row.number, row.id]));
}

/**
 * Before the offers are read: it holds off the rename of an init until the lines are written (a trigger
 * of `init_devices`).
 */
export async function lockLines(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table order_lines in row exclusive mode`);
}

/** Names and prices are copied: what was bought does not change with the catalogue. */
export async function insertOrderLines(
  tx: Tx,
  orders: Array<{ id: number; lines: PricedLine[] }>,
): Promise<InsertedLine[]> {
  const rows = orders.flatMap(({ id: orderId, lines }) =>
    lines.map(({ line, offer, price }, index) => ({
      orderId,
      lineNumber: index + 1,
      productId: line.productId,
      productVariantId: line.productVariantId,
      productName: offer.productName,
      variantName: offer.variant?.name,
      init: offer.variant?.init,
      requiresLicense: offer.requiresLicense,
      price,
      qty: line.qty,
      isShipped: offer.isShipped,
      warrantyMonths: offer.warrantyMonths,
      reservedStock: line.reservedStock ?? false,
    })),
  );
  const { id, orderId, lineNumber } = orderLines;
  return tx.insert(orderLines).values(rows).returning({ id, orderId, lineNumber });
}

/** A new order as `getOrder` would load it, without reading it again. */
export function describePlacedOrder(
  { id, order, invoiceNumber, status, total, uniqueCode, lines }: OrderToInsert & { id: number },
  customer: Customer | undefined,
  insertedLines: InsertedLine[],
): LoadedOrder {
  const { userId, mosque, placedBy, termsVersion, createdAt, expiresAt, shipment } = order;
  if (!customer) throw new Error(`Order ${id} has no customer`);
  return {
    id,
    userId,
    mosque,
    invoiceNumber,
    status,
    totalAmount: total,
    shippingAmount: shipment?.shippingAmount ?? 0,
    awaitsShippingCost: shipment?.awaitsShippingCost ?? false,
    shippingAddress: null,
    uniqueCode,
    payableAmount: total + uniqueCode,
    receivedAmount: 0,
    refundedAmount: 0,
    evidence: [],
    termsVersion,
    createdAt,
    expiresAt,
    proofSentAt: null,
    waitingSince: createdAt,
    paidAt: null,
    proofVersion: 0,
    proofId: null,
    rejectionCode: null,
    rejectionReason: null,
    paymentAccount: null,
    user: customer.user,
    billTo: payerOf({ named: null, mosque, receipt: null, user: customer.user }),
    receipt: null,
    reusedFrom: null,
    lines: insertedLines
      .toSorted((one, other) => one.lineNumber - other.lineNumber)
      .map(({ id: lineId, lineNumber }) => {
        const { line, offer, price } = lines[lineNumber - 1] as OrderToInsert['lines'][number];
        return {
          id: lineId,
          productName: offer.productName,
          variantName: offer.variant?.name ?? null,
          requiresLicense: offer.requiresLicense,
          init: offer.variant?.init ?? null,
          isShipped: offer.isShipped,
          qty: line.qty,
          price,
          refundedQty: 0,
        };
      }),
    events: [{ at: createdAt, action: 'place', by: placedBy.kind, note: null }],
  };
}

export interface Customer {
  id: number;
  user: LoadedOrder['user'];
  isMitra: boolean;
  openOrders: number;
  ordersWithinHour: number;
}

const readers = { id: ordersTable.userId, openOrders: Number, ordersWithinHour: Number };

/**
 * The customers of these orders and how many orders they have. Locks each customer until the
 * transaction ends: another checkout of the same customer counts afterwards.
 */
export async function lockCustomers(
  tx: Tx,
  orders: readonly NewOrder[],
): Promise<Map<number, Customer>> {
  const placedAt = new Map(orders.map(({ userId, createdAt }) => [userId, createdAt]));
  // Always in the same order, so that two transactions cannot deadlock.
  const sorted = [...placedAt].toSorted(([one], [other]) => one - other);
  const asked = JSON.stringify(sorted.map(([id, at]) => ({ id, at })));
  const counts = sql`
    select asked.id, open_orders_of(asked.id) as "openOrders",
      orders_since(asked.id, asked.at - interval '1 hour') as "ordersWithinHour"
    from json_to_recordset(${asked}::json) as asked(id int, at timestamptz)`;
  const counted = await readRows(tx, readers, counts);
  const people = await findPeopleEver(tx, [...placedAt.keys()]);
  return new Map(
    counted.flatMap((customer) => {
      const user = people.get(customer.id);
      return user ? [[customer.id, { ...customer, user, isMitra: user.isMitra }]] : [];
    }),
  );
}
