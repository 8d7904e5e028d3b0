import { expect, test } from 'vitest';
import { shareText, sumDays } from './sum-days';

test('adds up orders and revenue', () => {
  const days = [
    { day: '2026-08-16', orders: 2, revenue: 298_000 },
    { day: '2026-08-17', orders: 1, revenue: 249_000 },
  ];
  expect(sumDays(days)).toEqual({ orders: 3, revenue: 547_000 });
  expect(sumDays([])).toEqual({ orders: 0, revenue: 0 });
});

test.each([
  [12, 48, '12 dari 48 (25%)'],
  [1, 3, '1 dari 3 (33%)'],
  [0, 0, '0 dari 0'],
])('%i of %i is %s', (part, whole, text) => {
  expect(shareText(part, whole)).toBe(text);
});
