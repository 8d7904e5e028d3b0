// The order on the screen changes only by a key or a decision of this admin, even when another admin has
// decided it meanwhile.
import type { ManagedOrderSummary } from '@timesync/contract';

type Waiting = Pick<ManagedOrderSummary, 'id'>;

export interface QueuePlace {
  id: number;
  /** Its position, to continue from there once it has left the queue. */
  index: number;
}

export function nextPlace(queue: readonly Waiting[], place: QueuePlace): QueuePlace | undefined {
  const index = indexIn(queue, place);
  // If the order has left the queue, the next one is now at its position.
  return placeAt(queue, index === undefined ? place.index : index + 1);
}

export function previousPlace(
  queue: readonly Waiting[],
  place: QueuePlace,
): QueuePlace | undefined {
  return placeAt(queue, (indexIn(queue, place) ?? place.index) - 1);
}

/** After a decision: the next one or, at the end, the one before. */
export function placeAfterDecision(
  queue: readonly Waiting[],
  decided: QueuePlace,
): QueuePlace | undefined {
  const rest = queue.filter(({ id }) => id !== decided.id);
  const index = indexIn(queue, decided) ?? decided.index;
  return placeAt(rest, Math.min(index, rest.length - 1));
}

function indexIn(queue: readonly Waiting[], { id }: QueuePlace): number | undefined {
  const index = queue.findIndex((order) => order.id === id);
  return index < 0 ? undefined : index;
}

export function placeAt(queue: readonly Waiting[], index: number): QueuePlace | undefined {
  const order = queue[index];
  return order && { id: order.id, index };
}
