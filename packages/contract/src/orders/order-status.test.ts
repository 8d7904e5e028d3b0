import { describe, expect, it } from 'vitest';
import {
  type ActorKind,
  allowedOrderActions,
  isLateProofAllowed,
  orderAction,
  orderStatus,
  orderTransitions,
} from './order-status.ts';

const now = new Date('2026-11-15T00:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

/** Every status and action that fit: the status it leads to. */
const expected: Record<string, string> = {
  'pending submitProof': 'confirm',
  'confirm submitProof': 'confirm',
  'expired submitProof': 'confirm',
  'pending cancel': 'cancelled',
  'pending expire': 'expired',
  'confirm approve': 'paid',
  'confirm reject': 'pending',
  'paid refund': 'refunded',
  'paid refundPart': 'paid',
  'pending recordPayment': 'paid',
  'confirm recordPayment': 'paid',
  'expired recordPayment': 'paid',
  'pending recordPart': 'pending',
  'confirm recordPart': 'pending',
  'expired recordPart': 'pending',
  'pending setShippingCost': 'pending',
};

it('knows every pair of status and action', () => {
  const allowed = orderAction.options.flatMap((action) => {
    const { from, to } = orderTransitions[action];
    return from.map((status) => [`${status} ${action}`, to]);
  });
  expect(Object.fromEntries(allowed)).toEqual(expected);
});

describe('allowedOrderActions', () => {
  const plain = { receivedAmount: 0, awaitsShippingCost: false };
  const cases: Array<[string, ActorKind, string[]]> = [
    ['pending', 'customer', ['submitProof', 'cancel']],
    ['pending', 'admin', ['cancel', 'recordPayment', 'recordPart']],
    ['pending', 'system', ['expire']],
    ['confirm', 'customer', ['submitProof']],
    ['confirm', 'admin', ['approve', 'reject', 'recordPayment', 'recordPart']],
    ['confirm', 'system', []],
    ['paid', 'customer', []],
    ['paid', 'admin', ['refund', 'refundPart']],
    ['cancelled', 'customer', []],
    ['cancelled', 'admin', []],
    ['expired', 'customer', ['submitProof']],
    ['expired', 'admin', ['recordPayment', 'recordPart']],
    ['refunded', 'customer', []],
    ['refunded', 'admin', []],
  ];
  it.each(cases)('%s, %s: %j', (status, actor, actions) => {
    const times = { createdAt: now, expiresAt: now };
    const order = { status: orderStatus.parse(status), ...times, ...plain };
    expect(allowedOrderActions(order, actor, now)).toEqual(actions);
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
