import { expect, it } from 'vitest';
import { axisTicks } from './axis-ticks';

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [5, [0, 2, 4, 6]],
  [9, [0, 5, 10]],
  [65_940_000, [0, 20_000_000, 40_000_000, 60_000_000, 80_000_000]],
  [1_000_000, [0, 250_000, 500_000, 750_000, 1_000_000]],
])('up to %i', (highest, ticks) => {
  expect(axisTicks(highest)).toEqual(ticks);
});
