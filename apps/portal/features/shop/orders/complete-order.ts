// The specification's transaction has fewer fields than ours. An answer without them is completed here,
// so that no screen breaks on it; an answer of our own server passes unchanged.
import type { ManagedOrder, Order, OrderAction, OrderStatus } from '@timesync/contract';

const NOBODY = { id: 0, whatsapp: '' };
const PAYABLE_MS = 3 * 24 * 60 * 60_000;

const usualActions: Partial<Record<OrderStatus, OrderAction[]>> = {
  pending: ['submitProof'],
  confirm: ['submitProof', 'approve'],
};

/** A row of a list has a part of these fields. */
export function completeRow<Row extends Pick<Order, 'status' | 'totalAmount'>>(row: Row): Row {
  return {
    allowedActions: usualActions[row.status] ?? [],
    awaitsShippingCost: false,
    payableAmount: row.totalAmount,
    refundedAmount: 0,
    rejectionReason: null,
    ...row,
  };
}

export function completeOrder(order: Order): Order {
  const defaults: Partial<Order> = {
    billTo: { name: order.user?.name ?? '', address: null, taxNumber: null },
    expiresAt: new Date(Date.parse(order.createdAt) + PAYABLE_MS).toISOString(),
    paidAt: null,
    proofVersion: order.paymentProof ? 1 : 0,
    receipt: null,
    receivedAmount: 0,
    rejectionCode: null,
    shippingAddress: null,
    shippingAmount: 0,
    termsVersion: null,
    timeline: [],
    uniqueCode: 0,
  };
  return { ...defaults, ...completeRow(order) };
}

export function completeManagedOrder(order: ManagedOrder): ManagedOrder {
  const user = { ...NOBODY, ...order.user };
  const defaults: Partial<ManagedOrder> = {
    ...completeOrder(order),
    user,
    evidence: [],
    reusedFrom: null,
    seenInBank: null,
    waitingSince: order.createdAt,
  };
  return { ...defaults, ...order, user };
}
