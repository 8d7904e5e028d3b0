// A device id is ten bytes: `bytea` in the database, hexadecimal in the server and the history, and
// groups of letters for people. It changes its form only here.
import { formatDeviceId, parseDeviceId } from '@timesync/contract';
import { type SQL, sql } from 'drizzle-orm';
import { customType } from 'drizzle-orm/pg-core';

declare const brand: unique symbol;
/** In hexadecimal. */
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

export function presentDeviceId(id: DeviceId): string {
  return formatDeviceId(deviceIdBytes(id));
}

export const deviceIdColumn = customType<{ data: DeviceId; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: deviceIdBytes,
  fromDriver: toDeviceId,
});

/** The column in a statement written by hand, which the column type does not convert. */
export const selectDeviceIdText = (column: string): string => `encode(${column}, 'hex')`;
export const selectDeviceId = (column: SQL): SQL => sql`encode(${column}, 'hex')`;
