import { expect, test } from 'vitest';
import { compareSpans, weeksOf } from './compare-spans';

/** 84 days, of which some sold. */
function daysWith(revenues: Record<number, number>) {
  return Array.from({ length: 84 }, (_, index) => {
    const revenue = revenues[index] ?? 0;
    const day = new Date(Date.UTC(2026, 5, 1 + index)).toISOString().slice(0, 10);
    return { day, revenue, orders: revenue ? 1 : 0, trials: 0, activations: 0 };
  });
}

test.each([
  ['more', { 83: 300, 54: 300, 53: 400, 24: 0 }, 600, 50],
  ['less', { 60: 150, 30: 200 }, 150, -25],
  ['the same', { 60: 150, 53: 150 }, 150, 0],
  ['nothing before', { 60: 150, 23: 900 }, 150, undefined],
  ['nothing now', { 40: 150 }, 0, -100],
])('%s than in the 30 days before', (_case, revenues, total, change) => {
  expect(compareSpans(daysWith(revenues), 'revenue')).toMatchObject({ total, change });
});

test('a span has a value for every three of its days', () => {
  const { values } = compareSpans(daysWith({ 53: 9, 54: 1, 56: 2, 83: 4 }), 'revenue');
  expect(values).toEqual([3, 0, 0, 0, 0, 0, 0, 0, 0, 4]);
});

test('weeks end today and add up their days', () => {
  const weeks = weeksOf(daysWith({ 0: 5, 76: 10, 77: 20, 83: 30 }));
  expect(weeks).toHaveLength(12);
  expect(weeks.map(({ revenue }) => revenue)).toEqual([5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 50]);
  expect(weeks.at(-1)).toMatchObject({ orders: 2 });
});
