// The 40 signed bytes of a token. Boxes read them without limit of time: a field never moves, and a
// new meaning needs a new version.
import { DEVICE_ID_BYTES } from './device-id.ts';
import { type DeviceType, deviceTypeCode, findDeviceTypeByCode } from './device-type.ts';
import { asciiBytes, type Bytes, concatBytes, requireLength } from './encoding/bytes.ts';

export const TOKEN_PAYLOAD_BYTES = 40;
export const LICENSE_PUBLIC_ID_BYTES = 6;
export const MAX_SEQUENCE = 0xffff;
const KEY_HASH_BYTES = 4;
const INIT_BYTES = 6;
const VERSION = 1;
const PERMANENT = 1;
const AFTER_TRANSFER = 4;
const INIT = /^[A-Z0-9]{1,6}$/;

export interface TokenPayload {
  keyId: number;
  isPermanent: boolean;
  isAfterTransfer: boolean;
  deviceType: DeviceType;
  licensePublicId: Uint8Array;
  deviceId: Uint8Array;
  /** First bytes of the key's SHA-256, see `hashLicenseKey`. */
  keyHash: Uint8Array;
  issuedAtSeconds: number;
  /** 0 is never. Without meaning in a permanent token: the box's clock is wrong. */
  notAfterSeconds: number;
  sequence: number;
  init: string;
}

export type DecodedTokenPayload =
  | { ok: true; payload: TokenPayload }
  | { ok: false; problem: 'format' | 'version' };

/** Takes the canonical spelling that `parseLicenseKey` gives. */
export async function hashLicenseKey(key: string): Promise<Bytes> {
  const hash = await crypto.subtle.digest('SHA-256', asciiBytes(key));
  return new Uint8Array(hash, 0, KEY_HASH_BYTES).slice();
}

export function encodeTokenPayload(payload: TokenPayload): Bytes {
  requireLength('licensePublicId', payload.licensePublicId, LICENSE_PUBLIC_ID_BYTES);
  requireLength('deviceId', payload.deviceId, DEVICE_ID_BYTES);
  requireLength('keyHash', payload.keyHash, KEY_HASH_BYTES);
  if (!INIT.test(payload.init)) throw new RangeError('init must be 1 to 6 letters or digits');
  const numbers = new DataView(new ArrayBuffer(10));
  numbers.setUint32(0, requireRange('issuedAtSeconds', payload.issuedAtSeconds, 0xffffffff));
  numbers.setUint32(4, requireRange('notAfterSeconds', payload.notAfterSeconds, 0xffffffff));
  numbers.setUint16(8, requireRange('sequence', payload.sequence, MAX_SEQUENCE));
  const flags =
    (payload.isPermanent ? PERMANENT : 0) | (payload.isAfterTransfer ? AFTER_TRANSFER : 0);
  const keyId = requireRange('keyId', payload.keyId, 0xff);
  return concatBytes(
    [VERSION, keyId, flags, deviceTypeCode(payload.deviceType)],
    payload.licensePublicId,
    payload.deviceId,
    payload.keyHash,
    new Uint8Array(numbers.buffer),
    asciiBytes(payload.init.padEnd(INIT_BYTES, '\0')),
  );
}

export function decodeTokenPayload(bytes: Uint8Array): DecodedTokenPayload {
  if (bytes.length !== TOKEN_PAYLOAD_BYTES) return { ok: false, problem: 'format' };
  if (bytes[0] !== VERSION) return { ok: false, problem: 'version' };
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const deviceType = findDeviceTypeByCode(view.getUint8(3));
  const init = String.fromCharCode(...bytes.subarray(34)).replace(/\0+$/, '');
  if (deviceType === undefined || !INIT.test(init)) return { ok: false, problem: 'format' };
  const flags = view.getUint8(2);
  const payload = {
    keyId: view.getUint8(1),
    isPermanent: (flags & PERMANENT) !== 0,
    isAfterTransfer: (flags & AFTER_TRANSFER) !== 0,
    deviceType,
    licensePublicId: bytes.slice(4, 10),
    deviceId: bytes.slice(10, 20),
    keyHash: bytes.slice(20, 24),
    issuedAtSeconds: view.getUint32(24),
    notAfterSeconds: view.getUint32(28),
    sequence: view.getUint16(32),
    init,
  };
  return { ok: true, payload };
}

function requireRange(name: string, value: number, max: number): number {
  if (Number.isInteger(value) && value >= 0 && value <= max) return value;
  throw new RangeError(`${name} must be a whole number from 0 to ${max}`);
}
