import { expect, test } from 'vitest';
import { managedEventLabel } from './managed-timeline-labels';

test.each([
  ['place', 'admin', 'Pesanan dibuat oleh admin'],
  ['cancel', 'customer', 'Pesanan dibatalkan oleh pelanggan'],
  ['expire', 'system', 'Pesanan kedaluwarsa oleh sistem'],
] as const)('%s by %s: %s', (action, by, text) => {
  expect(managedEventLabel({ action, by })).toBe(text);
});
