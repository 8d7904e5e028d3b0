import { expect, it } from 'vitest';
import { plotPoints } from './plot-points';

it('spreads the values over the width, zero at the bottom', () => {
  expect(plotPoints([0, 5, 10])).toBe('0,30 50,16 100,2');
});

it('draws a flat line for nothing but zeros', () => {
  expect(plotPoints([0, 0])).toBe('0,30 100,30');
});
