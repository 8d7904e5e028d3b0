import { buildPath, screens } from '@timesync/contract';

export const managedLicenseUrl = (id: number) => buildPath(screens.license, { id });

/** The list of orders, filtered to the order of the licence. */
export function invoiceUrl(invoiceNumber: string): string {
  return `${screens.orders}?${new URLSearchParams({ invoiceNumber })}`;
}

export function licenseHistoryUrl(id: number): string {
  return `${screens.history}?${new URLSearchParams({ subject: 'license', subjectId: String(id) })}`;
}
