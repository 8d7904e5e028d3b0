import { type ManagedParcel, trackingUrl } from '@timesync/contract';
import type { ParcelRow } from './load-parcel.repository.ts';

const iso = (moment: Date | string | null) => moment && new Date(moment).toISOString();

export function presentParcel(row: ParcelRow): ManagedParcel {
  return {
    ...row,
    trackingUrl: trackingUrl(row.courier, row.trackingNumber),
    createdAt: new Date(row.createdAt).toISOString(),
    sentAt: iso(row.sentAt),
    receivedAt: iso(row.receivedAt),
    returnedAt: iso(row.returnedAt),
  };
}
