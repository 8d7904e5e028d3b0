import { expect, test } from 'vitest';
import { awaitedTransfer, excessAmount, missingAmount } from './order-amounts.ts';

test.each([
  // code, received, missing, too much
  [137, 0, 249_137, 0],
  [137, 100_000, 149_137, 0],
  [137, 248_999, 138, 0],
  [137, 249_000, 0, 0],
  [137, 249_137, 0, 0],
  [137, 250_000, 0, 863],
  [-137, 248_862, 1, 0],
  [-137, 248_863, 0, 0],
  [-137, 249_000, 0, 0],
  [-137, 249_001, 0, 1],
  [0, 249_000, 0, 0],
])(
  '249.000 with code %i, %i received: %i missing, %i too much',
  (code, received, missing, excess) => {
    const order = {
      totalAmount: 249_000,
      payableAmount: 249_000 + code,
      receivedAmount: received,
    };
    expect([missingAmount(order), excessAmount(order)]).toEqual([missing, excess]);
  },
);

test('a free order misses nothing', () => {
  expect(missingAmount({ totalAmount: 0, payableAmount: 0, receivedAmount: 0 })).toBe(0);
});

test.each([
  // status, code, awaits its shipping cost, shown beside the total
  ['pending', 137, false, 249_137],
  ['confirm', -137, false, 248_863],
  ['pending', 0, false, undefined],
  ['pending', 137, true, undefined],
  ['paid', 137, false, undefined],
  ['expired', 137, false, undefined],
] as const)(
  'a list shows of a %s order with code %i (cost awaited: %s) the transfer %s',
  (status, code, awaitsShippingCost, shown) => {
    const amounts = { totalAmount: 249_000, payableAmount: 249_000 + code };
    expect(awaitedTransfer({ status, awaitsShippingCost, ...amounts })).toBe(shown);
  },
);
