import { transferDeadline } from '@timesync/contract';
import { describe, expect, it } from 'vitest';
import type { DeviceId } from '../device-id.ts';
import { FREE_MOVE_MS, type Ledger, moveObstacle, movesUsed, resetsUsed } from './device-ledger.ts';

/** `A B* C`: the devices in the order they came; a star is not counted. */
const holders = (devices: string) =>
  devices
    .split(' ')
    .filter(Boolean)
    .map((name) => ({ deviceId: name.charAt(0) as DeviceId, isCounted: !name.endsWith('*') }));

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
  const soon = purchasedAt.getTime() + 5 * FREE_MOVE_MS;
  const ledger = (
    devices: string,
    options: { isLetGo?: boolean; moveAskedAt?: Date; firstActivatedAt?: Date },
  ): Ledger => {
    const all = holders(devices);
    const last = all.at(-1);
    const { isLetGo = false, moveAskedAt, firstActivatedAt = purchasedAt } = options;
    return {
      holders: all,
      lastHolding: last ? { ...last, activationId: 1, isLetGo } : null,
      purchasedAt,
      firstActivatedAt: last ? firstActivatedAt : null,
      latestTransfer: moveAskedAt
        ? { activationId: 1, status: 'approved', requestedAt: moveAskedAt }
        : null,
    };
  };
  const letGo = { isLetGo: true };
  const approved = { isLetGo: true, moveAskedAt: new Date(soon) };
  const onFirstDay = { isLetGo: true, firstActivatedAt: new Date(soon - FREE_MOVE_MS + 1) };
  const afterFirstDay = { isLetGo: true, firstActivatedAt: new Date(soon - FREE_MOVE_MS) };

  it.each([
    // The first device may come years later, because it is no move.
    ['', 'A', {}, deadline + 1, undefined],
    ['A', 'B', {}, soon, undefined],
    ['A B C', 'D', {}, deadline, undefined],
    ['A B C', 'D', {}, deadline + 1, 'tooLate'],
    ['A B C D', 'E', {}, soon, 'usedUp'],
    ['A B C D', 'E', {}, deadline + 1, 'usedUp'],
    // Licences that exceeded the rule when it was introduced keep their device.
    ['A B C D E F G', 'H', {}, soon, 'usedUp'],
    ['A B C D E F G', 'C', {}, deadline + 1, undefined],
    ['A B C D', 'A', {}, deadline + 1, undefined],
    // A move that an admin refunded can be used again.
    ['A B C D*', 'E', {}, soon, undefined],
    ['A B C D*', 'E', {}, deadline + 1, undefined],
    ['A B* C D', 'E', {}, deadline + 1, 'tooLate'],
    ['A B C D E*', 'F', {}, soon, 'usedUp'],
    // It was requested in time: the customer does not pay for a slow admin.
    ['A', 'B', { moveAskedAt: new Date(deadline) }, deadline + 1, undefined],
    ['A', 'B', { moveAskedAt: new Date(deadline + 1) }, deadline + 2, 'tooLate'],
    // A device released by itself: former devices may return, others need a photo.
    ['A', 'B', letGo, soon, 'needsProof'],
    ['A', 'B', approved, soon, undefined],
    ['A', 'A', letGo, soon, undefined],
    ['A B', 'A', letGo, soon, undefined],
    ['A B C D', 'E', letGo, soon, 'usedUp'],
    // A move that an admin does not count does not justify the next one.
    ['A*', 'B', letGo, soon, 'needsProof'],
    // Once within 24 hours of the first binding no photo is needed.
    ['A', 'B', onFirstDay, soon, undefined],
    ['A', 'B', afterFirstDay, soon, 'needsProof'],
    ['A B', 'C', onFirstDay, soon, 'needsProof'],
    ['A* B', 'C', onFirstDay, soon, 'needsProof'],
  ])('%s, then %s with %j at %i: %s', (devices, deviceId, options, at, obstacle) => {
    expect(moveObstacle(ledger(devices, options), deviceId as DeviceId, new Date(at))).toBe(
      obstacle,
    );
  });
});

describe('resetsUsed', () => {
  const DAY = 86_400_000;
  const now = new Date('2027-08-17T02:05:00Z');
  const secret = (daysAgo: number, isExtra = false) => ({
    secretHash: Buffer.of(daysAgo),
    firstSeenAt: new Date(now.getTime() - daysAgo * DAY),
    isExtra,
  });

  it.each([
    [[], 0],
    [[secret(0)], 0],
    [[secret(9), secret(8)], 1],
    [[secret(9), secret(8), secret(8), secret(0)], 3],
    [[secret(900), secret(364), secret(3)], 2],
    // A year later each is forgotten by itself.
    [[secret(900), secret(365), secret(3)], 1],
    [[secret(900), secret(365), secret(366)], 0],
    [[secret(9), secret(8), secret(7, true)], 1],
  ])('%j: %i', (secrets, used) => {
    expect(resetsUsed(secrets, now)).toBe(used);
  });
});
