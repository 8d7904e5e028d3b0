import { expect, test } from 'vitest';
import { awaitsNewProof, openOrderLabel } from './order-status-labels';

test('an order can be paid once its shipping cost is known', () => {
  expect(openOrderLabel({ status: 'pending', awaitsShippingCost: false })).toBe('Info Pembayaran');
  expect(openOrderLabel({ status: 'pending', awaitsShippingCost: true })).toBe('Lihat Detail');
});

test.each([
  ['pending', 'Bukti tidak terbaca', true],
  ['pending', null, false],
  ['expired', 'Bukti tidak terbaca', false],
  ['cancelled', 'Bukti tidak terbaca', false],
] as const)(
  '%s, refused for %s: a new proof is awaited: %s',
  (status, rejectionReason, isAwaited) => {
    expect(awaitsNewProof({ status, rejectionReason })).toBe(isAwaited);
  },
);
