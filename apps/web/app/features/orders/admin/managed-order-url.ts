import { screens } from '@timesync/contract';

/** The open order stands in the URL: a reload keeps the dialog, the back button closes it. */
export const OPEN_MANAGED_ORDER_PARAM = 'detail';

export function managedOrderUrl(id: number): string {
  return `${screens.orders}?${OPEN_MANAGED_ORDER_PARAM}=${id}`;
}

/** Everything that ever happened to one order. */
export function orderHistoryUrl(id: number): string {
  return `${screens.history}?${new URLSearchParams({ subject: 'order', subjectId: String(id) })}`;
}
