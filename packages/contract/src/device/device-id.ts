// A device id is 10 bytes that the app makes from what survives a reinstall. Written as 16 base32
// symbols in four groups, so that a customer can read it to the admin.
import { decodeBase32, encodeBase32 } from './encoding/base32.ts';
import type { Bytes } from './encoding/bytes.ts';

export const DEVICE_ID_BYTES = 10;

export function formatDeviceId(deviceId: Uint8Array): string {
  return (
    encodeBase32(deviceId)
      .match(/.{1,4}/g)
      ?.join('-') ?? ''
  );
}

export function parseDeviceId(typed: string): Bytes | undefined {
  const bytes = decodeBase32(typed);
  return bytes?.length === DEVICE_ID_BYTES ? bytes : undefined;
}
