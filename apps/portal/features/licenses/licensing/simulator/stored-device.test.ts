import { expect, test } from 'vitest';
import type { SimulatedDevice } from './simulated-device';
import { readStoredDevice, storeDevice } from './stored-device';

const device: SimulatedDevice = {
  deviceId: '00112233445566778899',
  nonce: '00112233',
  secret: '00112233445566778899aabbccddeeff',
  deviceType: 'tvbox',
  code: '0123',
  keys: [{ id: 1, signing: 'A', sealing: 'B', isCurrent: true }],
  activation: { by: 'digits', digits: '31085822423324901030' },
};

function createStorage() {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

test('a box is the same box after a reload, still permanent', () => {
  const storage = createStorage();
  expect(readStoredDevice(storage)).toBeUndefined();
  storeDevice(storage, device);
  expect(readStoredDevice(storage)).toEqual(device);
});

test.each([
  '{',
  '7',
  '{"deviceId":"00"}',
  JSON.stringify({ ...device, deviceType: 'fridge' }),
  JSON.stringify({ ...device, activation: { by: 'digits' } }),
  JSON.stringify({ ...device, activation: undefined }),
])('what is no device is no device: %s', (text) => {
  const storage = createStorage();
  storeDevice(storage, device);
  for (const key of storage.values.keys()) storage.values.set(key, text);
  expect(readStoredDevice(storage)).toBeUndefined();
});
