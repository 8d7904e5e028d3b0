import { transferDeadline } from '@timesync/contract';
import { describe, expect, it } from 'vitest';
import { COOLING_MS, type Ledger, moveObstacle, movesUsed } from './device-ledger.ts';

/** `A B* C`: the devices in the order they came; a star is not counted. */
const holders = (devices: string) =>
  devices
    .split(' ')
    .filter(Boolean)
    .map((name) => ({ deviceId: name.charAt(0), isCounted: !name.endsWith('*') }));

it.each([
  ['', 0],
  ['A', 0],
  ['A*', 0],
  ['A B', 1],
  ['A* B', 0],
  ['A B*', 0],
  ['A* B*', 0],
  ['A B C D', 3],
  ['A B* C D E', 3],
  ['A B C D E F G H I J', 9],
])('%s: %i moves', (devices, moves) => {
  expect(movesUsed(holders(devices))).toBe(moves);
});

describe('moveObstacle', () => {
  const purchasedAt = new Date('2026-08-17T02:05:00Z');
  const deadline = transferDeadline(purchasedAt).getTime();
  const soon = purchasedAt.getTime() + 5 * COOLING_MS;
  const ledger = (devices: string, facts: { coolingUntil?: Date; moveAskedAt?: Date }): Ledger => {
    const all = holders(devices);
    const last = all.at(-1);
    return {
      holders: all,
      lastHolding: last
        ? { ...last, activationId: 1, coolingUntil: facts.coolingUntil ?? null }
        : null,
      purchasedAt,
      moveAskedAt: facts.moveAskedAt,
    };
  };
  const cooling = { coolingUntil: new Date(soon + 1) };
  const cool = { coolingUntil: new Date(soon) };

  it.each([
    // The first device may come years later: nothing has moved.
    ['', 'A', {}, deadline + 1, undefined],
    ['A', 'B', {}, soon, undefined],
    ['A B C', 'D', {}, deadline, undefined],
    ['A B C', 'D', {}, deadline + 1, 'tooLate'],
    ['A B C D', 'E', {}, soon, 'usedUp'],
    ['A B C D', 'E', {}, deadline + 1, 'usedUp'],
    // Whoever exceeded the rule when it came keeps what he has.
    ['A B C D E F G', 'H', {}, soon, 'usedUp'],
    ['A B C D E F G', 'C', {}, deadline + 1, undefined],
    ['A B C D', 'A', {}, deadline + 1, undefined],
    // What an admin gave back can be used again.
    ['A B C D*', 'E', {}, soon, undefined],
    ['A B C D*', 'E', {}, deadline + 1, undefined],
    ['A B* C D', 'E', {}, deadline + 1, 'tooLate'],
    ['A B C D E*', 'F', {}, soon, 'usedUp'],
    // Asked for in time: that the admin is slow is not the customer's fault.
    ['A', 'B', { moveAskedAt: new Date(deadline) }, deadline + 1, undefined],
    ['A', 'B', { moveAskedAt: new Date(deadline + 1) }, deadline + 2, 'tooLate'],
    // A device let go by itself: others wait, it does not.
    ['A', 'B', cooling, soon, 'cooling'],
    ['A', 'B', cool, soon, undefined],
    ['A', 'A', cooling, soon, undefined],
    ['A B', 'A', cooling, soon, 'cooling'],
    ['A B C D', 'E', cooling, soon, 'usedUp'],
  ])('%s, then %s with %j at %i: %s', (devices, deviceId, facts, at, obstacle) => {
    expect(moveObstacle(ledger(devices, facts), deviceId, new Date(at))).toBe(obstacle);
  });
});
