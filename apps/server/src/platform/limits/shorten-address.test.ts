import { expect, it } from 'vitest';
import { shortenAddress } from './shorten-address.ts';

it.each([
  ['203.0.113.7', '203.0.113.x'],
  ['::ffff:203.0.113.7', '203.0.113.x'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:x'],
])('%s is shown as %s', (address, shown) => {
  expect(shortenAddress(address)).toBe(shown);
});
