import { expect, test } from 'vitest';
import { ledgerDeviceLabel } from './ledger-device-label';

const device = {
  deviceId: '0410-6105-0R3G-G28A',
  deviceType: 'tvbox',
  since: '2026-08-17T02:05:00.000Z',
  isCounted: true,
};

test.each([
  [null, 'Sejak 17 Agu 2026'],
  ['2027-01-05T18:00:00.000Z', '17 Agu 2026 sampai 6 Jan 2027'],
])('until %s: %s', (until, label) => {
  expect(ledgerDeviceLabel({ ...device, until })).toBe(label);
});
