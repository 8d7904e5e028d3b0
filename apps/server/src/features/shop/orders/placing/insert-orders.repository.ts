import type { OrderStatus } from '@timesync/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../../platform/db/types.ts';
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

export interface InsertedLine {
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
