import { expect, test } from 'vitest';
import { managedEventLabel, ownEventLabel } from './order-event-labels.ts';
import { orderEvent } from './orders.ts';

test('every event has a label of its own, for the customer too', () => {
  const actions = orderEvent.shape.action.options;
  for (const labelOf of [ownEventLabel, managedEventLabel]) {
    const labels = actions.map((action) => labelOf({ action, by: 'customer' }));
    expect(labels.every(Boolean)).toBe(true);
    expect(new Set(labels).size).toBe(actions.length);
  }
});

test('a cancellation names the customer or the admin', () => {
  expect(ownEventLabel({ action: 'cancel', by: 'customer' })).toBe('Anda membatalkan pesanan');
  expect(ownEventLabel({ action: 'cancel', by: 'admin' })).toBe('Pesanan dibatalkan oleh admin');
  const ofCustomer = managedEventLabel({ action: 'cancel', by: 'customer' });
  expect(ofCustomer).toBe('Pesanan dibatalkan oleh pelanggan');
});
