// Who has paid for a box can activate nothing before it is there.
import type { Order } from '@timesync/contract';

type Awaited = Pick<Order, 'details' | 'timeline'>;

const isUnused = ({ licenses }: Awaited['details'][number]) => licenses.some(({ used }) => !used);

/** The delivery status of a paid order's box; undefined once it has arrived or is in use. */
export function findAwaitedBox({ details, timeline }: Awaited): 'packed' | 'sent' | undefined {
  if (!details.some((line) => line.isShipped && isUnused(line))) return undefined;
  const happened = new Set(timeline.map(({ action }) => action));
  if (happened.has('receiveParcel')) return undefined;
  return happened.has('sendParcel') ? 'sent' : 'packed';
}

/** The order has a licence for a device that the customer already owns. */
export function canBeActivated(order: Awaited): boolean {
  const isAwaited = findAwaitedBox(order) !== undefined;
  return order.details.some((line) => !(line.isShipped && isAwaited) && isUnused(line));
}
