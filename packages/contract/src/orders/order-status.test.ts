import { describe, expect, it } from 'vitest';
import {
  type ActorKind,
  allowedOrderActions,
  isLateProofAllowed,
  type OrderStatus,
  orderTransitions,
} from './order-status.ts';

const now = new Date('2026-11-15T00:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

describe('allowedOrderActions', () => {
  const plain = { receivedAmount: 0, awaitsShippingCost: false };
  const booked = { recordPayment: 'paid', recordPart: 'pending' };
  /** Every action that each may take, and the status it leads to. */
  const cases: Array<[OrderStatus, ActorKind, Record<string, string>]> = [
    ['pending', 'customer', { submitProof: 'confirm', cancel: 'cancelled' }],
    ['pending', 'admin', { cancel: 'cancelled', ...booked }],
    ['pending', 'system', { expire: 'expired' }],
    ['confirm', 'customer', { submitProof: 'confirm' }],
    ['confirm', 'admin', { approve: 'paid', reject: 'pending', ...booked }],
    ['confirm', 'system', {}],
    ['paid', 'customer', {}],
    ['paid', 'admin', { refund: 'refunded', refundPart: 'paid' }],
    ['paid', 'system', {}],
    ['cancelled', 'customer', {}],
    ['cancelled', 'admin', {}],
    ['cancelled', 'system', {}],
    ['expired', 'customer', { submitProof: 'confirm' }],
    ['expired', 'admin', booked],
    ['expired', 'system', {}],
    ['refunded', 'customer', {}],
    ['refunded', 'admin', {}],
    ['refunded', 'system', {}],
  ];
  it.each(cases)('%s, %s: %j', (status, actor, actions) => {
    const order = { status, createdAt: now, expiresAt: now, ...plain };
    const allowed = allowedOrderActions(order, actor, now);
    expect(allowed.map((action) => [action, orderTransitions[action].to])).toEqual(
      Object.entries(actions),
    );
  });

  it('forbids a proof that comes too late', () => {
    const times = { createdAt: daysAgo(15), expiresAt: daysAgo(12) };
    const order = { status: 'expired', ...times, ...plain } as const;
    expect(allowedOrderActions(order, 'customer', now)).toEqual([]);
  });

  it('lets an order without a shipping cost only be priced or cancelled', () => {
    const times = { createdAt: now, expiresAt: now };
    const order = { status: 'pending', ...times, ...plain, awaitsShippingCost: true } as const;
    expect(allowedOrderActions(order, 'customer', now)).toEqual(['cancel']);
    expect(allowedOrderActions(order, 'admin', now)).toEqual(['cancel', 'setShippingCost']);
    expect(allowedOrderActions(order, 'system', now)).toEqual([]);
    expect(orderTransitions.setShippingCost.to).toBe('pending');
  });

  it('leaves an order that is paid in part to the admin', () => {
    const times = { createdAt: now, expiresAt: now };
    const order = { status: 'pending', ...times, ...plain, receivedAmount: 1 } as const;
    expect(allowedOrderActions(order, 'customer', now)).toEqual(['submitProof']);
    expect(allowedOrderActions(order, 'admin', now)).toContain('cancel');
  });
});

describe('isLateProofAllowed', () => {
  const aMomentBefore = (date: Date) => new Date(date.getTime() - 1);

  it('holds for fourteen days after the order', () => {
    const expiresAt = daysAgo(11);
    expect(isLateProofAllowed({ createdAt: daysAgo(14), expiresAt }, now)).toBe(true);
    const createdAt = aMomentBefore(daysAgo(14));
    expect(isLateProofAllowed({ createdAt, expiresAt }, now)).toBe(false);
  });

  it('holds for seven days after a deadline that a rejection or the seller put later', () => {
    const createdAt = daysAgo(37);
    expect(isLateProofAllowed({ createdAt, expiresAt: daysAgo(7) }, now)).toBe(true);
    const expiresAt = aMomentBefore(daysAgo(7));
    expect(isLateProofAllowed({ createdAt, expiresAt }, now)).toBe(false);
  });
});
