import { orderStatus } from '@timesync/contract';
import { expect, test } from 'vitest';
import {
  accountLabel,
  awaitsNewProof,
  openOrderLabel,
  orderStatusLabels,
  paperName,
} from './order-status-labels';

test.each([
  ['pending', 'warning', 'Belum dibayar', 'Info Pembayaran', 'Invoice'],
  ['confirm', 'info', 'Sedang diperiksa', 'Lihat Detail', 'Invoice'],
  ['paid', 'success', 'Lunas', 'Lihat Detail', 'Kwitansi'],
  ['cancelled', 'neutral', 'Dibatalkan', 'Lihat Detail', 'Invoice'],
  ['expired', 'neutral', 'Kedaluwarsa', 'Lihat Detail', 'Invoice'],
  ['refunded', 'neutral', 'Dikembalikan', 'Lihat Detail', 'Kwitansi'],
] as const)(
  '%s is %s, "%s", opened by "%s", printed as %s',
  (status, tone, label, accountText, paper) => {
    expect(orderStatusLabels[status]).toEqual({ tone, label });
    expect(openOrderLabel({ status, awaitsShippingCost: false })).toBe(accountText);
    expect(paperName(status)).toBe(paper);
  },
);

test('an order without a shipping cost cannot be paid yet', () => {
  expect(openOrderLabel({ status: 'pending', awaitsShippingCost: true })).toBe('Lihat Detail');
});

test('every status of the contract has a label', () => {
  expect(Object.keys(orderStatusLabels)).toEqual(orderStatus.options);
});

test.each([
  ['pending', undefined],
  ['confirm', 'Bukti dikirim untuk rekening'],
  ['paid', 'Dibayar ke rekening'],
  ['cancelled', undefined],
  ['expired', undefined],
  ['refunded', 'Dibayar ke rekening'],
] as const)('the paper of an order that is %s names the account as %s', (status, label) => {
  expect(accountLabel(status)).toBe(label);
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
