// A customer who paid for a box cannot activate it before it arrives, nor while its claim is open.
import type { Order, OrderEvent } from '@timesync/contract';

type Awaited = Pick<Order, 'details' | 'timeline'>;

export type AwaitedBox = 'packed' | 'sent' | 'claimed';

/** Where the box is after each of these events. */
const afterEvent: Partial<Record<OrderEvent['action'], AwaitedBox | undefined>> = {
  sendParcel: 'sent',
  receiveParcel: undefined,
  claimWarranty: 'claimed',
  acceptClaim: 'packed',
  refuseClaim: undefined,
  closeClaim: undefined,
};

const isUnused = ({ licenses }: Awaited['details'][number]) => licenses.some(({ used }) => !used);

/** The delivery status of a paid order's box; undefined once it is there or in use. */
export function findAwaitedBox(order: Awaited): AwaitedBox | undefined {
  const isNeeded = order.details.some((line) => line.isShipped && isUnused(line));
  return isNeeded ? whereBoxIs(order) : undefined;
}

/** The same for a box that the seller activated while packing. */
export function whereBoxIs({ details, timeline }: Awaited): AwaitedBox | undefined {
  if (!details.some(({ isShipped }) => isShipped)) return undefined;
  const last = timeline.findLast(({ action }) => action in afterEvent);
  return last ? afterEvent[last.action] : 'packed';
}

/** The order has a licence for a device that the customer already owns. */
export function canBeActivated(order: Awaited): boolean {
  const isAwaited = findAwaitedBox(order) !== undefined;
  return order.details.some((line) => !(line.isShipped && isAwaited) && isUnused(line));
}
