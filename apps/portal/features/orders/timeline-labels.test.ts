import { orderEvent } from '@timesync/contract';
import { expect, test } from 'vitest';
import { eventLabel } from './timeline-labels';

test('every event has a label of its own', () => {
  const actions = orderEvent.shape.action.options;
  const labels = actions.map((action) => eventLabel({ action, by: 'customer' }));
  expect(labels.every(Boolean)).toBe(true);
  expect(new Set(labels).size).toBe(actions.length);
});

test('a cancellation names the customer or the admin', () => {
  expect(eventLabel({ action: 'cancel', by: 'customer' })).toBe('Anda membatalkan pesanan');
  expect(eventLabel({ action: 'cancel', by: 'admin' })).toBe('Pesanan dibatalkan oleh admin');
});
