import { describe, expect, it } from 'vitest';
import { findStepProblem, nextStep, stepsOfMitra, unitPrice } from './price-steps.ts';

const priceSteps = [
  { fromQty: 5, price: 140_000 },
  { fromQty: 10, price: 125_000 },
];
const offer = { price: 149_000, priceSteps };

it.each([
  [1, 149_000, 5],
  [4, 149_000, 5],
  [5, 140_000, 10],
  [9, 140_000, 10],
  [10, 125_000, undefined],
  [999, 125_000, undefined],
])('%d pieces cost %d each, and the next step is from %s', (qty, price, next) => {
  expect(unitPrice(offer, qty)).toBe(price);
  expect(nextStep(priceSteps, qty)?.fromQty).toBe(next);
});

it('costs the normal price where there are no steps, also in an older answer', () => {
  expect(unitPrice({ price: 149_000, priceSteps: [] }, 50)).toBe(149_000);
  expect(unitPrice({ price: 149_000 }, 50)).toBe(149_000);
});

it.each([
  ['nothing of his own', [], priceSteps],
  [
    'a price from one piece',
    [{ fromQty: 1, price: 130_000 }],
    [
      [1, 130_000],
      [10, 125_000],
    ],
  ],
  ['a dearer price', [{ fromQty: 5, price: 145_000 }], priceSteps],
  ['a lower price of the same quantity', [{ fromQty: 5, price: 120_000 }], [[5, 120_000]]],
  ['a later price', [{ fromQty: 20, price: 110_000 }], [...priceSteps, [20, 110_000]]],
] as const)('a mitra with %s pays the lowest of both lists', (_name, mitraSteps, expected) => {
  const steps = expected.map((step) =>
    'fromQty' in step ? step : { fromQty: step[0], price: step[1] },
  );
  expect(stepsOfMitra({ priceSteps, mitraSteps })).toEqual(steps);
});

describe('a list of steps', () => {
  it.each([
    ['is fine', offer, undefined],
    ['is fine when it is empty', { price: 0, priceSteps: [] }, undefined],
    ['starts with two', { ...offer, priceSteps: [{ fromQty: 1, price: 1 }] }, [0, 'fromQty']],
    ['rises', { ...offer, priceSteps: priceSteps.toReversed() }, [1, 'fromQty']],
    [
      'has each quantity once',
      { ...offer, priceSteps: [...priceSteps, { fromQty: 10, price: 1 }] },
      [2, 'fromQty'],
    ],
    ['is below the normal price', { ...offer, price: 140_000 }, [0, 'price']],
    [
      'falls with each step',
      { ...offer, priceSteps: [...priceSteps, { fromQty: 20, price: 125_000 }] },
      [2, 'price'],
    ],
  ])('%s', (_name, steps, problem) => {
    const found = findStepProblem(steps);
    expect(found && [found.index, found.field]).toEqual(problem);
  });
});
