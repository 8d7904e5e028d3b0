import { deviceTypes } from '@timesync/contract';
import type { SimulatedDevice } from './simulated-device';

const STORAGE_KEY = 'simulated-device';

type BrowserStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Nothing when there is none, or when an older version of this page left another shape. */
export function readStoredDevice(storage: BrowserStorage): SimulatedDevice | undefined {
  try {
    const device = JSON.parse(storage.getItem(STORAGE_KEY) ?? 'null') as SimulatedDevice | null;
    return device && isDevice(device) ? device : undefined;
  } catch {
    return undefined;
  }
}

export function storeDevice(storage: BrowserStorage, device: SimulatedDevice): void {
  storage.setItem(STORAGE_KEY, JSON.stringify(device));
}

function isDevice(device: SimulatedDevice): boolean {
  const { deviceId, nonce, secret, code, deviceType, keys, activation } = device;
  const texts = [deviceId, nonce, secret, code];
  return (
    texts.every((text) => typeof text === 'string' && text !== '') &&
    deviceTypes.includes(deviceType) &&
    Array.isArray(keys) &&
    keys.length > 0 &&
    isActivation(activation)
  );
}

function isActivation(activation: SimulatedDevice['activation']): boolean {
  if (activation === null) return true;
  return typeof (activation.by === 'digits' ? activation.digits : activation.token) === 'string';
}
