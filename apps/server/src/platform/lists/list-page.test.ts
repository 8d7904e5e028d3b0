import { expect, it } from 'vitest';
import { windowOf } from './list-page.ts';

it.each([
  [
    { page: 1, limit: 10, total: 95 },
    { fromEnd: false, limit: 10, offset: 0 },
  ],
  [
    { page: 5, limit: 10, total: 95 },
    { fromEnd: false, limit: 10, offset: 40 },
  ],
  [
    { page: 6, limit: 10, total: 95 },
    { fromEnd: true, limit: 10, offset: 35 },
  ],
  [
    { page: 10, limit: 10, total: 95 },
    { fromEnd: true, limit: 5, offset: 0 },
  ],
  [
    { page: 1, limit: 10, total: 3 },
    { fromEnd: false, limit: 3, offset: 0 },
  ],
  [
    { page: 1, limit: 10, total: 0 },
    { fromEnd: false, limit: 0, offset: 0 },
  ],
])('%j reads %j', (query, window) => {
  expect(windowOf({ ...query, isCapped: false })).toEqual(window);
});

it.each([2, 11, 1_000_000])('page %i past the end reads no rows', (page) => {
  expect(windowOf({ page, limit: 10, total: 10, isCapped: false }).limit).toBeLessThanOrEqual(0);
});

it('reads forward up to a capped count: the real end is elsewhere', () => {
  const window = windowOf({ page: 100, limit: 10, total: 1_000, isCapped: true });
  expect(window).toEqual({ fromEnd: false, limit: 10, offset: 990 });
});
