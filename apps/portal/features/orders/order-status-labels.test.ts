import { orderStatus } from '@timesync/contract';
import { expect, test } from 'vitest';
import { awaitsNewProof, openOrderLabel, orderStatusLabels } from './order-status-labels';

test.each([
  ['pending', 'warning', 'Belum dibayar', 'Info Pembayaran'],
  ['confirm', 'info', 'Sedang diperiksa', 'Lihat Detail'],
  ['paid', 'success', 'Lunas', 'Lihat Detail'],
  ['cancelled', 'neutral', 'Dibatalkan', 'Lihat Detail'],
  ['expired', 'neutral', 'Kedaluwarsa', 'Lihat Detail'],
  ['refunded', 'neutral', 'Dikembalikan', 'Lihat Detail'],
] as const)('%s is %s, "%s", opened by "%s"', (status, tone, label, accountText) => {
  expect(orderStatusLabels[status]).toEqual({ tone, label });
  expect(openOrderLabel({ status, awaitsShippingCost: false })).toBe(accountText);
});

test('an order without a shipping cost cannot be paid yet', () => {
  expect(openOrderLabel({ status: 'pending', awaitsShippingCost: true })).toBe('Lihat Detail');
});

test('every status of the contract has a label', () => {
  expect(Object.keys(orderStatusLabels)).toEqual(orderStatus.options);
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
