import { expect, it } from 'vitest';
import { candidateCodes } from './choose-code.ts';

const shipment = { shippingAmount: 0, awaitsShippingCost: true };

it('starts with the code of the invoice number and goes on in steps of a hundred', () => {
  const codes = candidateCodes({ codeSign: 1 }, { number: 998, total: 50_000 });
  expect(codes).toHaveLength(20);
  expect(codes.slice(0, 3)).toEqual([999, 100, 200]);
});

it.each([
  ['subtracted', { codeSign: -1 }, 1_000, -8],
  ['added to a small total', { codeSign: 1 }, 1, 8],
  ['known to be free', { codeSign: -1, freeCode: 5 }, 50_000, -5],
  ['none: subtracting could leave nothing', { codeSign: -1 }, 999, undefined],
  ['none: the order is free', { codeSign: 1 }, 0, undefined],
  ['none: the seller uses no codes', { codeSign: 0 }, 50_000, undefined],
  ['none: the shipping cost is unknown', { codeSign: 1, shipment }, 50_000, undefined],
] as const)('%s', (_name, order, total, first) => {
  expect(candidateCodes(order, { number: 7, total })[0]).toBe(first);
});
