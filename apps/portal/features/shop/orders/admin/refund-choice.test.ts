import type { ManagedOrder, OrderLine } from '@timesync/contract';
import { expect, test } from 'vitest';
import { chosenAmount, isWhole, refundableLines, unitsOf } from './refund-choice';

const line = (fields: Partial<OrderLine>) =>
  ({ qty: 2, refundedQty: 0, price: 100, isShipped: false, ...fields }) as OrderLine;
const order = {
  details: [line({ id: 1 }), line({ id: 2, refundedQty: 1 }), line({ id: 3, isShipped: true })],
  receivedAmount: 637,
  refundedAmount: 100,
} as ManagedOrder;

test('boxes and what went back cannot be chosen', () => {
  const gone = { details: [...order.details, line({ id: 4, refundedQty: 2 })] };
  expect(refundableLines(gone).map(({ id }) => id)).toEqual([1, 2]);
});

test('units cost their price, the last ones all that is left', () => {
  expect(chosenAmount(order, { 1: [11], 2: [0] })).toBe(200);
  const all = { 1: [11, 12], 2: [0], 3: [0, 0] };
  expect(isWhole(order, all)).toBe(true);
  expect(chosenAmount(order, all)).toBe(537);
});

test('licences are named, other units counted', () => {
  expect(unitsOf({ 1: [11, 12], 2: [0, 0, 0], 3: [] })).toEqual([
    { detailId: 1, licenseIds: [11, 12] },
    { detailId: 2, qty: 3 },
  ]);
});
