// What a box makes at its first start and keeps until it is activated: digits that arrive a day later
// still fit the code on the screen.
import {
  bytesToHex,
  createActivationRequest,
  DEVICE_ID_BYTES,
  type DeviceType,
  hexToBytes,
  makeRequestSecrets,
  type ShortCodeSource,
} from '@timesync/contract';
import { importSealingTarget, type PinnedKeys } from './pinned-keys';

/** The accepted code or token, stored to be verified again at every start. */
export type Activation = { by: 'digits'; digits: string } | { by: 'token'; token: string };

/** The app version installed by an update. */
export interface InstalledVersion {
  packageName: string;
  versionCode: number;
  /** SHA-256 of the signing certificate, hexadecimal. */
  signer: string;
}

/** The settings that the box uses. */
export interface BoxClock {
  /** The settings, written as the query of the clock's link. */
  settings: string;
  /** The highest that it took from its own licence's page. */
  counter: number;
}

export interface SimulatedDevice {
  /** This field and the two below are hexadecimal. */
  deviceId: string;
  nonce: string;
  secret: string;
  deviceType: DeviceType;
  /** The Kode Perangkat on its screen. */
  code: string;
  keys: PinnedKeys;
  activation: Activation | null;
  /** It is missing until the first update. */
  installed?: InstalledVersion;
  /** It is missing until the clock is set. */
  clock?: BoxClock;
}

export async function makeDevice(
  keys: PinnedKeys,
  deviceType: DeviceType,
): Promise<SimulatedDevice> {
  const { nonce, secret } = makeRequestSecrets();
  const device = {
    deviceId: bytesToHex(crypto.getRandomValues(new Uint8Array(DEVICE_ID_BYTES))),
    nonce: bytesToHex(nonce),
    secret: bytesToHex(secret),
    deviceType,
    code: '',
    keys,
    activation: null,
  };
  return changeDeviceType(device, deviceType);
}

/** The type is part of the code, so there is a new code with it. */
export async function changeDeviceType(
  device: SimulatedDevice,
  deviceType: DeviceType,
): Promise<SimulatedDevice> {
  const changed = { ...device, deviceType };
  const target = await importSealingTarget(device.keys);
  return { ...changed, code: await createActivationRequest(sourceOf(changed), target) };
}

export function sourceOf(device: SimulatedDevice): ShortCodeSource {
  return {
    deviceId: deviceIdOf(device),
    deviceType: device.deviceType,
    nonce: bytesOf(device.nonce),
    secret: bytesOf(device.secret),
  };
}

export function deviceIdOf({ deviceId }: Pick<SimulatedDevice, 'deviceId'>) {
  return bytesOf(deviceId);
}

function bytesOf(hex: string) {
  const bytes = hexToBytes(hex);
  if (!bytes) throw new Error('A stored value is not hexadecimal');
  return bytes;
}
