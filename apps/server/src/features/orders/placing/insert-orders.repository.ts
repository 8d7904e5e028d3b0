import type { OrderStatus } from '@timesync/contract';
import { runNamed } from '../../../platform/db/named-query.ts';
import type { Tx } from '../../../platform/db/types.ts';
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
  const rows = orders.map(({ order, invoiceNumber, status, total, uniqueCode }) => ({
    invoice_number: invoiceNumber,
    user_id: order.userId,
    mosque_id: order.mosque?.id,
    status,
    total_amount: total,
    shipping_amount: order.shipment?.shippingAmount ?? 0,
    awaits_shipping_cost: order.shipment?.awaitsShippingCost ?? false,
    unique_code: uniqueCode,
    holds_amount: uniqueCode !== 0,
    terms_version: order.termsVersion,
    created_at: order.createdAt,
    expires_at: order.expiresAt,
    idempotency_key: order.idempotencyKey,
    request_hash: `\\x${order.requestHash.toString('hex')}`,
  }));
  const inserted = await runNamed<{ id: number; invoiceNumber: string }>(tx, ordersStatement, [
    JSON.stringify(rows),
  ]);
  return new Map(inserted.map(({ id, invoiceNumber }) => [invoiceNumber, id]));
}

// Always in the same order, so that two transactions with the same keys cannot deadlock.
const ordersStatement = {
  name: 'insert-orders',
  text: `
    insert into orders (invoice_number, user_id, mosque_id, status, total_amount, shipping_amount,
      awaits_shipping_cost, unique_code, holds_amount, terms_version, created_at, expires_at,
      idempotency_key, request_hash)
    select invoice_number, user_id, mosque_id, status, total_amount, shipping_amount,
      awaits_shipping_cost, unique_code, holds_amount, terms_version, created_at, expires_at,
      idempotency_key, request_hash
    from json_populate_recordset(null::orders, $1::json)
    order by user_id, idempotency_key
    on conflict do nothing
    returning id, invoice_number as "invoiceNumber"`,
};

/** Names and prices are copied: what was bought does not change with the catalogue. */
export async function insertOrderLines(
  tx: Tx,
  orders: Array<{ id: number; lines: PricedLine[] }>,
): Promise<InsertedLine[]> {
  const rows = orders.flatMap(({ id, lines }) =>
    lines.map(({ line, offer, price }, index) => ({
      order_id: id,
      line_number: index + 1,
      product_id: line.productId,
      product_variant_id: line.productVariantId,
      product_name: offer.productName,
      variant_name: offer.variant?.name,
      init: offer.variant?.init,
      requires_license: offer.requiresLicense,
      price,
      qty: line.qty,
      is_shipped: offer.isShipped,
      warranty_months: offer.warrantyMonths,
      reserved_stock: line.reservedStock ?? false,
    })),
  );
  return runNamed<InsertedLine & { id: number }>(tx, linesStatement, [JSON.stringify(rows)]);
}

const linesStatement = {
  name: 'insert-order-lines',
  text: `
    insert into order_lines (order_id, line_number, product_id, product_variant_id, product_name,
      variant_name, init, requires_license, price, qty, is_shipped, warranty_months, reserved_stock)
    select order_id, line_number, product_id, product_variant_id, product_name,
      variant_name, init, requires_license, price, qty, is_shipped, warranty_months, reserved_stock
    from json_populate_recordset(null::order_lines, $1::json)
    returning id, order_id as "orderId", line_number as "lineNumber"`,
};
