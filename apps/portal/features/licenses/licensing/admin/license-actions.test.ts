import { expect, test } from 'vitest';
import { actionsFor, canActivate } from './license-actions';

const device = { deviceId: 'ABCD-EFGH-JKMN-PQRS', deviceType: 'tvbox' };

const resets = { used: 0, allowed: 3, isExtraAllowed: false };
const quiet = { needsProof: false, resets };

test.each([
  ['unused', null, ['suspend', 'revoke'], true],
  ['active', device, ['suspend', 'release', 'revoke'], true],
  ['suspended', null, ['reinstate', 'revoke'], false],
  ['suspended', device, ['reinstate', 'release', 'revoke'], false],
  ['revoked', null, [], false],
  ['revoked', device, [], false],
] as const)('%s with device %o offers %j, activation: %s', (status, bound, actions, isUsable) => {
  expect(canActivate({ status })).toBe(isUsable);
  expect(actionsFor({ ...quiet, status, device: bound })).toEqual(actions);
});

test('a move that needs proof can be allowed without it', () => {
  const fields = { ...quiet, needsProof: true };
  expect(actionsFor({ ...fields, status: 'unused', device: null })).toContain('allowMove');
});

test.each([
  [{ used: 2 }, false],
  [{ used: 3 }, true],
  [{ used: 3, isExtraAllowed: true }, false],
])('resets %j: one more can be allowed: %s', (fields, isOffered) => {
  const license = { ...quiet, resets: { ...resets, ...fields }, status: 'active', device } as const;
  expect(actionsFor(license).includes('allowReset')).toBe(isOffered);
});
