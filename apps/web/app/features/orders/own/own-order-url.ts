import { buildPath, screens } from '@timesync/contract';

/** The open order stands in the URL: a reload keeps the dialog, the back button closes it. */
export const OPEN_ORDER_PARAM = 'detail';

export function ownOrderUrl(id: number): string {
  return `${screens.ownOrders}?${OPEN_ORDER_PARAM}=${id}`;
}

export function invoiceUrl(id: number): string {
  return buildPath(screens.invoice, { id });
}
