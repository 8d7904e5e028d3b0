import { expect, test } from 'vitest';
import { actionsFor, canActivate } from './license-actions';

const device = { deviceId: 'ABCD-EFGH-JKMN-PQRS', deviceType: 'tvbox' };

test.each([
  ['unused', null, ['suspend', 'revoke']],
  ['active', device, ['suspend', 'release', 'revoke']],
  ['suspended', null, ['reinstate', 'revoke']],
  ['suspended', device, ['reinstate', 'release', 'revoke']],
  ['revoked', null, []],
  ['revoked', device, []],
] as const)('%s with device %o offers %j', (status, bound, actions) => {
  expect(actionsFor({ status, device: bound })).toEqual(actions);
});

test.each([
  ['unused', true],
  ['active', true],
  ['suspended', false],
  ['revoked', false],
] as const)('a licence that is %s can be activated: %s', (status, isPossible) => {
  expect(canActivate({ status, device: null })).toBe(isPossible);
});
