import { orderEvent } from '@timesync/contract';
import { expect, test } from 'vitest';
import { eventWords } from './timeline-labels';

test('every event has words of its own', () => {
  const actions = orderEvent.shape.action.options;
  const words = actions.map((action) => eventWords({ action, by: 'customer' }));
  expect(words.every(Boolean)).toBe(true);
  expect(new Set(words).size).toBe(actions.length);
});

test('a cancellation says whose it was', () => {
  expect(eventWords({ action: 'cancel', by: 'customer' })).toBe('Anda membatalkan pesanan');
  expect(eventWords({ action: 'cancel', by: 'admin' })).toBe('Pesanan dibatalkan oleh admin');
});
