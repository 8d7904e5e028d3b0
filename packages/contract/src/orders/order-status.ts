// The life of an order, as data. The server decides by this table, the buttons follow it.
import { z } from '../wire/zod.ts';

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
  'refundPart',
  'recordPayment',
  'recordPart',
  'setShippingCost',
]);
export type OrderAction = z.infer<typeof orderAction>;

export const actorKind = z.enum(['customer', 'admin', 'system']);
export type ActorKind = z.infer<typeof actorKind>;

interface Transition {
  from: readonly OrderStatus[];
  to: OrderStatus;
  by: readonly ActorKind[];
}

/**
 * `submitProof` from `confirm` is the customer's second try with a better picture; from `expired`
 * it is a late proof, allowed only for a while (`lateProofUntil`). Money that the admin has seen is
 * booked independently of the proof; a part of it asks for the rest.
 */
export const orderTransitions: Record<OrderAction, Transition> = {
  submitProof: { from: ['pending', 'confirm', 'expired'], to: 'confirm', by: ['customer'] },
  cancel: { from: ['pending'], to: 'cancelled', by: ['customer', 'admin'] },
  expire: { from: ['pending'], to: 'expired', by: ['system'] },
  approve: { from: ['confirm'], to: 'paid', by: ['admin'] },
  reject: { from: ['confirm'], to: 'pending', by: ['admin'] },
  refund: { from: ['paid'], to: 'refunded', by: ['admin'] },
  refundPart: { from: ['paid'], to: 'paid', by: ['admin'] },
  recordPayment: { from: ['pending', 'confirm', 'expired'], to: 'paid', by: ['admin'] },
  recordPart: { from: ['pending', 'confirm', 'expired'], to: 'pending', by: ['admin'] },
  setShippingCost: { from: ['pending'], to: 'pending', by: ['admin'] },
};

/** A late proof reopens an expired order until this many days after it was placed … */
export const LATE_PROOF_DAYS = 14;
/** … and at least so long after its deadline, which a rejection or the seller may have put later. */
export const LATE_PROOF_DAYS_AFTER_DEADLINE = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

interface OrderTimes {
  createdAt: Date;
  /** The last deadline for paying. */
  expiresAt: Date;
}

interface OrderState extends OrderTimes {
  status: OrderStatus;
  /** The received amount. */
  receivedAmount: number;
  awaitsShippingCost: boolean;
}

/** Returns until when a proof reopens an expired order. */
export function lateProofUntil({ createdAt, expiresAt }: OrderTimes): Date {
  return new Date(
    Math.max(
      createdAt.getTime() + LATE_PROOF_DAYS * DAY_MS,
      expiresAt.getTime() + LATE_PROOF_DAYS_AFTER_DEADLINE * DAY_MS,
    ),
  );
}

export function isLateProofAllowed(order: OrderTimes, now: Date): boolean {
  return now <= lateProofUntil(order);
}

/** With received money in it only an admin can cancel, who can return it. */
export function isOwnCancelAllowed({ receivedAmount }: { receivedAmount: number }): boolean {
  return receivedAmount === 0;
}

/**
 * Nobody pays before the shipping cost is known: until then an order can only be priced or
 * cancelled.
 */
export const endsShippingWait = (action: OrderAction): boolean => action === 'setShippingCost';

/** What this kind of actor may do with the order now. */
export function allowedOrderActions(order: OrderState, actor: ActorKind, now: Date): OrderAction[] {
  return orderAction.options.filter((action) => {
    const { from, by } = orderTransitions[action];
    if (!from.includes(order.status) || !by.includes(actor)) return false;
    if (action !== 'cancel' && order.awaitsShippingCost !== endsShippingWait(action)) return false;
    if (action === 'cancel' && actor === 'customer') return isOwnCancelAllowed(order);
    const isLate = action === 'submitProof' && order.status === 'expired';
    return !isLate || isLateProofAllowed(order, now);
  });
}
