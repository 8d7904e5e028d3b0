import { expect, test } from 'vitest';
import { boxReadiness } from './box-readiness';

const unit = (state: 'packed' | 'active' | 'unbound' | 'unlicensed') => ({
  licenseKey: state === 'unlicensed' ? null : 'TV-1',
  activation:
    state === 'packed' || state === 'active'
      ? { deviceId: 'A', isPacked: state === 'packed', shortCode: null }
      : null,
});

test.each([
  ['switchOn', ['packed', 'packed']],
  ['activate', ['packed', 'unbound']],
  ['activate', ['unbound']],
  [undefined, ['active']],
  ['switchOn', ['active', 'packed']],
  [undefined, ['unlicensed']],
  ['switchOn', ['unlicensed', 'packed']],
] as const)('%s for %j', (expected, states) => {
  expect(boxReadiness(states.map(unit))).toBe(expected);
});
