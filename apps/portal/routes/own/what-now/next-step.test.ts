import type { LicenseStatus, OrderStatus, OwnLicense, OwnOrderSummary } from '@timesync/contract';
import { expect, test } from 'vitest';
import { findNextStep } from './next-step';

const order = (status: OrderStatus, rejectionReason: string | null = null) =>
  ({ status, rejectionReason }) as OwnOrderSummary;
const license = (status: LicenseStatus) => ({ status }) as OwnLicense;
const refused = order('pending', 'Bukti tidak terbaca');

test.each([
  ['choose', [], []],
  ['choose', [order('cancelled'), order('refunded')], [license('revoked')]],
  ['sendProofAgain', [order('pending'), refused], [license('unused')]],
  ['pay', [order('confirm'), order('pending')], [license('unused')]],
  ['activate', [order('confirm'), order('paid')], [license('active'), license('unused')]],
  ['wait', [order('confirm')], [license('active')]],
  ['inUse', [order('paid')], [license('active'), license('suspended')]],
  ['choose', [order('expired', 'Dana belum masuk')], []],
  ['wait', [{ ...order('pending'), awaitsShippingCost: true }], []],
] as const)('%s comes next', (kind, orders, licenses) => {
  const possessions = { orders: [...orders], licenses: [...licenses], isTrial: false };
  expect(findNextStep(possessions).kind).toBe(kind);
});

test.each([
  ['install', [], []],
  ['choose', [order('cancelled')], []],
  ['activate', [], [license('unused')]],
] as const)('%s comes next after a trial', (kind, orders, licenses) => {
  const possessions = { orders: [...orders], licenses: [...licenses], isTrial: true };
  expect(findNextStep(possessions).kind).toBe(kind);
});

test('a box that the seller activated is looked up in the newest paid order', () => {
  const packed = { status: 'active', activation: { isPacked: true } } as OwnLicense;
  const orders = [order('cancelled'), order('paid')];
  const next = (licenses: OwnLicense[]) => findNextStep({ orders, licenses, isTrial: false });
  expect(next([packed])).toMatchObject({ kind: 'inUse', packedOrder: orders[1] });
  expect(next([license('active')])).toMatchObject({ kind: 'inUse', packedOrder: undefined });
});
