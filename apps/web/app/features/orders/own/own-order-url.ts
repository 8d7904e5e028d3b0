import { buildPath, screens } from '@timesync/contract';

/** The open order stands in the address: a reload keeps the dialog, the back button closes it. */
export const OPEN_ORDER_PARAM = 'detail';

export function orderAddress(id: number): string {
  return `${screens.ownOrders}?${OPEN_ORDER_PARAM}=${id}`;
}

export function invoiceAddress(id: number): string {
  return buildPath(screens.invoice, { id });
}
