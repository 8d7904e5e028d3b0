import type { Order, OrderEvent } from '@timesync/contract';
import { expect, test } from 'vitest';
import { canBeActivated, findAwaitedBox, whereBoxIs } from './awaited-box';

type Line = Order['details'][number];
const line = (isShipped: boolean, used = false) =>
  ({ isShipped, licenses: [{ used }] }) as unknown as Line;
const order = (details: Line[], ...actions: OrderEvent['action'][]) => ({
  details,
  timeline: actions.map((action) => ({ action }) as OrderEvent),
});

test.each([
  ['a licence alone', order([line(false)], 'approve'), undefined, true],
  ['a box not sent yet', order([line(true)], 'approve'), 'packed', false],
  ['a box on its way', order([line(true)], 'approve', 'sendParcel'), 'sent', false],
  ['a box that came', order([line(true)], 'sendParcel', 'receiveParcel'), undefined, true],
  ['a box in use', order([line(true, true)], 'sendParcel'), undefined, false],
  [
    'a claimed box',
    order([line(true)], 'sendParcel', 'receiveParcel', 'claimWarranty'),
    'claimed',
    false,
  ],
  [
    'a replacement',
    order([line(true)], 'sendParcel', 'claimWarranty', 'acceptClaim'),
    'packed',
    false,
  ],
  ['a replacement on its way', order([line(true)], 'acceptClaim', 'sendParcel'), 'sent', false],
  [
    'a refused claim',
    order([line(true)], 'receiveParcel', 'claimWarranty', 'refuseClaim'),
    undefined,
    true,
  ],
  ['a box and a licence', order([line(true), line(false)]), 'packed', true],
] as const)('%s', (_case, paid, where, isReady) => {
  expect(findAwaitedBox(paid)).toBe(where);
  expect(canBeActivated(paid)).toBe(isReady);
});

test('a box that the seller activated is awaited as well', () => {
  expect(whereBoxIs(order([line(true, true)], 'approve'))).toBe('packed');
  expect(whereBoxIs(order([line(true, true)], 'sendParcel'))).toBe('sent');
  expect(whereBoxIs(order([line(true, true)], 'sendParcel', 'receiveParcel'))).toBeUndefined();
  expect(whereBoxIs(order([line(false, true)], 'approve'))).toBeUndefined();
});
