import { screens, type WaitingQueue } from '@timesync/contract';
import { expect, test } from 'vitest';
import { findNextQueue } from './work-queues';

const none: Record<WaitingQueue, number> = {
  proofs: 0,
  money: 0,
  shippingCosts: 0,
  moves: 0,
  parcels: 0,
  claims: 0,
  messages: 0,
  mails: 0,
};

test.each([
  ['the queue after this one', { proofs: 1, claims: 2, mails: 3 }, screens.parcels, 'claims'],
  ['from the beginning after the last', { proofs: 1 }, screens.mails, 'proofs'],
  ['never the same queue', { parcels: 4 }, screens.parcels, undefined],
  ['the first, on another screen', { moves: 1, mails: 1 }, screens.users, 'moves'],
  ['nothing', {}, screens.proofReview, undefined],
] as const)('%s', (_case, work, pathname, expected) => {
  expect(findNextQueue({ ...none, ...work }, pathname)?.id).toBe(expected);
});
