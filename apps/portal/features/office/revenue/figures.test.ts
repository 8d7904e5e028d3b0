import { expect, it, test } from 'vitest';
import { axisTicks, compareSpans, paidOrdersUrl, shareText, weeksOf } from './figures';

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

test.each([
  [12, 48, '12 dari 48 (25%)'],
  [1, 3, '1 dari 3 (33%)'],
  [0, 0, '0 dari 0'],
])('%i of %i is %s', (part, whole, text) => {
  expect(shareText(part, whole)).toBe(text);
});

test('names the first and the last day', () => {
  const days = ['2026-08-16', '2026-08-17', '2026-08-18'].map((day) => ({ day }));
  expect(paidOrdersUrl(days)).toBe('/transaction?status=paid&from=2026-08-16&to=2026-08-18');
  expect(paidOrdersUrl(days.slice(1, 2))).toBe(
    '/transaction?status=paid&from=2026-08-17&to=2026-08-17',
  );
});
