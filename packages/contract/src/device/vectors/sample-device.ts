import { asciiBytes, type Bytes, hexToBytes } from '../encoding/bytes.ts';
import type { ShortCodeSource } from '../short-code.ts';
import type { TokenPayload } from '../token-payload.ts';

export function hex(text: string): Bytes {
  const bytes = hexToBytes(text);
  if (!bytes) throw new RangeError(`Not hexadecimal: ${text}`);
  return bytes;
}

/** For tests, whose `Math.random` has a seed that the run prints. */
export function randomBytes(length: number): Bytes {
  return Uint8Array.from({ length }, () => Math.floor(Math.random() * 256));
}

/** A TV box in a mosque. */
export const sampleSource: ShortCodeSource = {
  secret: asciiBytes('sixteen byte key'),
  deviceId: hex('0102030405060708090a'),
  deviceType: 'tvbox',
  nonce: hex('deadbeef'),
};

export const samplePayload: TokenPayload = {
  keyId: 1,
  isPermanent: true,
  isAfterTransfer: false,
  deviceType: 'tvbox',
  licensePublicId: hex('00000000002a'),
  deviceId: sampleSource.deviceId,
  /** The hash of TV-0123-4567-89AB-CD97. */
  keyHash: hex('8c0a69e6'),
  issuedAtSeconds: 1_790_000_000,
  notAfterSeconds: 0,
  sequence: 1,
  init: 'TV',
};
