import { useEffect, useState } from 'react';
import { usePrefetchOrder, useWaitingProofs } from '../managed-order-queries';
import {
  firstPlace,
  nextPlace,
  placeAfterDecision,
  previousPlace,
  type QueuePlace,
} from './review-queue';

/** The queue and the place in it. */
export function useReview() {
  const { data, isError, isFetching, refetch } = useWaitingProofs();
  const prefetch = usePrefetchOrder();
  const [chosen, setChosen] = useState<QueuePlace>();
  const [hasMoved, setHasMoved] = useState(false);
  const queue = data?.data ?? [];
  const place = chosen ?? firstPlace(queue);
  // Held from the first moment, else a new answer could put another order in its place.
  if (!chosen && place) setChosen(place);

  const moveTo = (target: QueuePlace | undefined) => {
    setHasMoved(true);
    setChosen(target);
  };
  const next = place && nextPlace(queue, place);
  const previous = place && previousPlace(queue, place);
  const nextId = next?.id;
  useEffect(() => {
    if (nextId) prefetch(nextId);
  }, [nextId, prefetch]);

  const index = queue.findIndex(({ id }) => id === place?.id);
  return {
    isLoaded: data !== undefined,
    hasFailed: isError && !isFetching,
    retry: () => refetch(),
    total: Math.max(data?.total ?? 0, queue.length),
    orderId: place?.id,
    hasMoved,
    position: index < 0 ? undefined : index + 1,
    goNext: next && (() => moveTo(next)),
    goPrevious: previous && (() => moveTo(previous)),
    /** Before the caches change: the queue still holds the decided one. */
    leaveDecided: () => moveTo(place && placeAfterDecision(queue, place)),
  };
}
