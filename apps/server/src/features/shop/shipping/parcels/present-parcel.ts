import { type ManagedParcel, trackingUrl } from '@timesync/contract';
import { presentDeviceId } from '../../../licenses/licensing/device-id.ts';
import type { LoadedUnit, ParcelRow } from './parcel-row.ts';

export function presentParcel(row: ParcelRow): ManagedParcel {
  return {
    ...row,
    units: row.units.map(presentUnit),
    trackingUrl: trackingUrl(row.courier, row.trackingNumber),
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    receivedAt: row.receivedAt?.toISOString() ?? null,
    returnedAt: row.returnedAt?.toISOString() ?? null,
  };
}

function presentUnit({ activation, ...unit }: LoadedUnit): ManagedParcel['units'][number] {
  if (!activation) return { ...unit, activation };
  return {
    ...unit,
    activation: { ...activation, deviceId: presentDeviceId(activation.deviceId) },
  };
}
