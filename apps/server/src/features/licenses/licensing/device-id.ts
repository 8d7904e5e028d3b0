// A device id is ten bytes: `bytea` in the database, hexadecimal in the server and the history, and
// groups of letters for people. It changes its form only here.
import {
  BASE32_ALPHABET,
  formatDeviceId,
  parseDeviceId,
  readBase32Symbols,
} from '@timesync/contract';
import { customType } from 'drizzle-orm/pg-core';

declare const brand: unique symbol;
/** A device id in hexadecimal. */
export type DeviceId = string & { readonly [brand]: 'DeviceId' };

export function toDeviceId(bytes: Uint8Array): DeviceId {
  return Buffer.from(bytes).toString('hex') as DeviceId;
}

export function deviceIdBytes(id: DeviceId): Buffer {
  return Buffer.from(id, 'hex');
}

/** Undefined for what is no device id. */
export function readDeviceId(typed: string): DeviceId | undefined {
  const bytes = parseDeviceId(typed);
  return bytes && toDeviceId(bytes);
}

/**
 * A part of a device id as people read it, in hexadecimal: each group of four letters is five digits.
 * Undefined for anything but whole groups.
 */
export function readDeviceIdPart(typed: string): string | undefined {
  const letters = readBase32Symbols(typed) ?? '';
  if (letters.length === 0 || letters.length % 4 !== 0) return undefined;
  return (letters.match(/.{4}/g) ?? []).map(groupInHex).join('');
}

function groupInHex(group: string): string {
  const bits = Array.from(group).reduce(
    (sum, letter) => sum * 32 + BASE32_ALPHABET.indexOf(letter),
    0,
  );
  return bits.toString(16).padStart(5, '0');
}

export function presentDeviceId(id: DeviceId): string {
  return formatDeviceId(deviceIdBytes(id));
}

/** The column is read from JSON too, which contains `\x0a…`. */
export const deviceIdColumn = customType<{ data: DeviceId; driverData: Uint8Array | string }>({
  dataType: () => 'bytea',
  toDriver: deviceIdBytes,
  fromDriver: (value) =>
    typeof value === 'string' ? (value.slice(2) as DeviceId) : toDeviceId(value),
});
