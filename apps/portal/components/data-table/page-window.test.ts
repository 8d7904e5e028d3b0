import { expect, test } from 'vitest';
import { pageWindow } from './page-window';

test.each([
  { page: 1, total: 1, window: [1] },
  { page: 1, total: 10, window: [1, 2, 3] },
  { page: 2, total: 10, window: [1, 2, 3, 4] },
  { page: 5, total: 10, window: [3, 4, 5, 6, 7] },
  { page: 10, total: 10, window: [8, 9, 10] },
  { page: 2, total: 3, window: [1, 2, 3] },
  { page: 99, total: 4, window: [2, 3, 4] },
  { page: 1, total: 0, window: [] },
])('page $page of $total shows $window', ({ page, total, window }) => {
  expect(pageWindow(page, total)).toEqual(window);
});
