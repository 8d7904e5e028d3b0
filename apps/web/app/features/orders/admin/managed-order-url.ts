import { screens } from '@timesync/contract';

/** The open order stands in the address: a reload keeps the dialog, the back button closes it. */
export const OPEN_MANAGED_ORDER_PARAM = 'detail';

export function managedOrderAddress(id: number): string {
  return `${screens.orders}?${OPEN_MANAGED_ORDER_PARAM}=${id}`;
}

/** Everything that ever happened to one order. */
export function orderAuditAddress(id: number): string {
  return `${screens.history}?${new URLSearchParams({ subject: 'order', subjectId: String(id) })}`;
}
