import { type ManagedParcel, trackingUrl } from '@timesync/contract';
import { presentDeviceId } from '../../licensing/device-id.ts';
import type { LoadedUnit, ParcelRow } from './load-parcel.repository.ts';

const iso = (moment: Date | string | null) => moment && new Date(moment).toISOString();

export function presentParcel(row: ParcelRow): ManagedParcel {
  return {
    ...row,
    units: row.units.map(presentUnit),
    trackingUrl: trackingUrl(row.courier, row.trackingNumber),
    createdAt: new Date(row.createdAt).toISOString(),
    sentAt: iso(row.sentAt),
    receivedAt: iso(row.receivedAt),
    returnedAt: iso(row.returnedAt),
  };
}

function presentUnit({ activation, ...unit }: LoadedUnit): ManagedParcel['units'][number] {
  if (!activation) return { ...unit, activation };
  return {
    ...unit,
    activation: { ...activation, deviceId: presentDeviceId(activation.deviceId) },
  };
}
