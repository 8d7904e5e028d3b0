import { formatDate, type LicenseHolder } from '@timesync/contract';

/** From when to when a device held the licence; in between it may have been away. */
export function ledgerDeviceLabel({ since, until }: LicenseHolder): string {
  return until ? `${formatDate(since)} sampai ${formatDate(until)}` : `Sejak ${formatDate(since)}`;
}
