import { expect, test } from 'vitest';
import { paidOrdersUrl } from './paid-orders-url';

test('names the first and the last day', () => {
  const days = ['2026-08-16', '2026-08-17', '2026-08-18'].map((day) => ({ day }));
  expect(paidOrdersUrl(days)).toBe('/transaction?status=paid&from=2026-08-16&to=2026-08-18');
  expect(paidOrdersUrl(days.slice(1, 2))).toBe(
    '/transaction?status=paid&from=2026-08-17&to=2026-08-17',
  );
});
