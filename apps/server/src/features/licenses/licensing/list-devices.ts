// The devices of a customer whose licence could move to another one: a broken box is one of these.
import type { OwnedDevice as ShownDevice } from '@timesync/contract';
import type { Queryable } from '../../../platform/db/types.ts';
import { presentDeviceId } from './device-id.ts';
import { movesUsed } from './ledger/device-ledger.ts';
import { type DeviceOwner, listOwnedDevices } from './load-license.repository.ts';

export type OwnedDevice = Awaited<ReturnType<typeof listDevices>>[number];

/** In the order of the licences; a device with two licences comes twice. */
export async function listDevices(db: Queryable, owner: DeviceOwner) {
  const devices = await listOwnedDevices(db, owner);
  return devices.map(({ holders, ...device }) => ({ ...device, movesUsed: movesUsed(holders) }));
}

export function presentDevice(device: OwnedDevice): ShownDevice {
  const { deviceId, deviceType, deviceName, serial, licenseKey, isBound } = device;
  return {
    deviceId: presentDeviceId(deviceId),
    ...{ deviceType, deviceName, serial, licenseKey, isBound },
  };
}
