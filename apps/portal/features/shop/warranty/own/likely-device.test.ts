import { expect, test } from 'vitest';
import { likelyDevice } from './likely-device';

const box = { id: 1 };
const held = { deviceId: 'A', isBound: true, licenseKey: 'TV-1' };

test.each([
  ['a single box whose licence is on a device', [box], [held], 'A'],
  ['two boxes', [box, { id: 2 }], [held], undefined],
  ['a phone with a licence of its own', [box], [{ ...held, licenseKey: 'HP-1' }], undefined],
  ['a device that let go', [box], [{ ...held, isBound: false }], undefined],
  ['two devices', [box], [held, { ...held, deviceId: 'B', licenseKey: 'TV-2' }], undefined],
])('%s', (_, boxes, devices, proposed) => {
  expect(likelyDevice(boxes, devices, ['TV-1', 'TV-2'])).toBe(proposed);
});
