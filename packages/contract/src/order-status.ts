// The life of an order, as data. The server decides by this table, the buttons follow it.
import { z } from 'zod';

export const orderStatus = z.enum([
  'pending',
  'confirm',
  'paid',
  'cancelled',
  'expired',
  'refunded',
]);
export type OrderStatus = z.infer<typeof orderStatus>;

export const orderAction = z.enum([
  'submitProof',
  'cancel',
  'expire',
  'approve',
  'reject',
  'refund',
]);
export type OrderAction = z.infer<typeof orderAction>;

export type OrderActorKind = 'customer' | 'admin' | 'system';

interface Transition {
  from: readonly OrderStatus[];
  to: OrderStatus;
  by: readonly OrderActorKind[];
}

/**
 * `submitProof` from `confirm` is the customer's second try with a better picture; from `expired`
 * it is a late proof, allowed only for a while (`LATE_PROOF_DAYS`).
 */
export const orderTransitions: Record<OrderAction, Transition> = {
  submitProof: { from: ['pending', 'confirm', 'expired'], to: 'confirm', by: ['customer'] },
  cancel: { from: ['pending'], to: 'cancelled', by: ['customer', 'admin'] },
  expire: { from: ['pending'], to: 'expired', by: ['system'] },
  approve: { from: ['confirm'], to: 'paid', by: ['admin'] },
  reject: { from: ['confirm'], to: 'pending', by: ['admin'] },
  refund: { from: ['paid'], to: 'refunded', by: ['admin'] },
};

/** A proof that comes this long after the order was placed still reopens an expired order. */
export const LATE_PROOF_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

interface OrderState {
  status: OrderStatus;
  createdAt: Date;
}

export function isLateProofAllowed(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() <= LATE_PROOF_DAYS * DAY_MS;
}

/** What this kind of person may do with the order now. */
export function allowedOrderActions(
  order: OrderState,
  actor: OrderActorKind,
  now: Date,
): OrderAction[] {
  return orderAction.options.filter((action) => {
    const { from, by } = orderTransitions[action];
    if (!from.includes(order.status) || !by.includes(actor)) return false;
    const isLate = action === 'submitProof' && order.status === 'expired';
    return !isLate || isLateProofAllowed(order.createdAt, now);
  });
}
