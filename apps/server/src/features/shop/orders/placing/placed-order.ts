import { type LoadedOrder, payerOf } from '../load-order.repository.ts';
import type { Customer } from './customers.repository.ts';
import type { InsertedLine, OrderToInsert } from './insert-orders.repository.ts';

/** A new order as `findOrder` would load it, without reading it again. */
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
