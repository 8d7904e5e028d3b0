import { expect, it } from 'vitest';
import { toPage } from './page.ts';
import { pageQuery } from './pagination.ts';
import { z } from './zod.ts';

const query = z.object(pageQuery);

it('starts at page 1 with ten rows', () => {
  expect(query.parse({})).toEqual({ page: 1, limit: 10 });
});

it.each(['0', '-1', '1.5', 'abc', '', '1e3', '99999999999', ' 1'])('refuses page "%s"', (page) => {
  expect(query.safeParse({ page }).success).toBe(false);
});

it('refuses more than a hundred rows', () => {
  expect(query.safeParse({ limit: '100' }).success).toBe(true);
  expect(query.safeParse({ limit: '101' }).success).toBe(false);
});

it.each([
  [0, 0],
  [10, 1],
  [11, 2],
])('%i rows make %i pages of ten', (total, totalPages) => {
  expect(toPage([], total, { page: 1, limit: 10 }).totalPages).toBe(totalPages);
});
