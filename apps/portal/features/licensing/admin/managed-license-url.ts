import { screens } from '@timesync/contract';

/** The open licence is in the URL: a reload keeps the dialog, the back button closes it. */
export const OPEN_LICENSE_PARAM = 'detail';

export function managedLicenseUrl(id: number): string {
  return `${screens.licenses}?${OPEN_LICENSE_PARAM}=${id}`;
}

/** The list of orders, filtered to the order of the licence. */
export function invoiceUrl(invoiceNumber: string): string {
  return `${screens.orders}?${new URLSearchParams({ invoiceNumber })}`;
}

export function licenseHistoryUrl(id: number): string {
  return `${screens.history}?${new URLSearchParams({ subject: 'license', subjectId: String(id) })}`;
}
