import { expect, test } from 'vitest';
import { actionsFor, canActivate } from './license-actions';

const device = { deviceId: 'ABCD-EFGH-JKMN-PQRS', deviceType: 'tvbox' };

const resets = { used: 0, allowed: 3, isExtraAllowed: false };
const quiet = { needsProof: false, resets };

test.each([
  ['unused', null, ['suspend', 'revoke']],
  ['active', device, ['suspend', 'release', 'revoke']],
  ['suspended', null, ['reinstate', 'revoke']],
  ['suspended', device, ['reinstate', 'release', 'revoke']],
  ['revoked', null, []],
  ['revoked', device, []],
] as const)('%s with device %o offers %j', (status, bound, actions) => {
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

test.each([
  ['unused', true],
  ['active', true],
  ['suspended', false],
  ['revoked', false],
] as const)('a licence that is %s can be activated: %s', (status, isPossible) => {
  expect(canActivate({ status })).toBe(isPossible);
});
