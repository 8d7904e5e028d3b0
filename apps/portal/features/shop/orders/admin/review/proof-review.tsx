import { Button, Card } from '@timesync/ui';
import { ChevronLeft, ChevronRight, CircleCheckBig } from 'lucide-react';
import { use, useEffect, useState } from 'react';
import { NextWork } from '~/components/queue-keys/next-work';
import { type QueueCommand, useQueueCommands } from '~/components/queue-keys/queue-keys';
import { useShortcutSwitch } from '~/components/queue-keys/shortcut-switch';
import { EmptyState, Kbd, LoadFailureCard, Skeleton } from '~/components/ui';
import {
  useManagedOrder,
  useMayDecide,
  usePrefetchOrder,
  useWaitingProofs,
} from '../managed-order-queries';
import type { Question } from '../proof/proof-decision';
import {
  nextPlace,
  placeAfterDecision,
  placeAt,
  previousPlace,
  type QueuePlace,
} from './review-queue';
import { ReviewedOrder } from './reviewed-order';

export default function ProofReview() {
  const review = useReview();
  const mayDecide = useMayDecide();
  const [question, setQuestion] = useState<Question>();
  const [hasShortcuts, shortcutSwitch] = useShortcutSwitch();
  const { data: order, isError, isFetching, refetch } = useManagedOrder(review.orderId);

  useQueueCommands(hasShortcuts && !question, (command: QueueCommand) => {
    if (command === 'next') review.goNext?.();
    else if (command === 'previous') review.goPrevious?.();
    else if (mayDecide(review.orderId, command)) setQuestion(command);
  });

  if (review.orderId === undefined && review.isLoaded) {
    return (
      <Card>
        <EmptyState
          icon={CircleCheckBig}
          title="Semua bukti sudah diperiksa"
          action={use(NextWork)}
        >
          Bukti pembayaran yang baru akan tampil di sini dengan sendirinya.
        </EmptyState>
      </Card>
    );
  }
  if (review.orderId === undefined) {
    return review.hasFailed ? <LoadFailureCard onRetry={review.retry} /> : <ReviewLoading />;
  }
  const { position, total, goPrevious, goNext } = review;
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <nav aria-label="Antrean" className="flex flex-wrap items-center gap-3">
          <Button
            variant="secondary"
            disabled={!goPrevious}
            aria-keyshortcuts={hasShortcuts ? 'K' : undefined}
            onClick={goPrevious}
          >
            <ChevronLeft aria-hidden className="size-5" />
            Sebelumnya
            {hasShortcuts && <Kbd>K</Kbd>}
          </Button>
          <Button
            variant="secondary"
            disabled={!goNext}
            aria-keyshortcuts={hasShortcuts ? 'J' : undefined}
            onClick={goNext}
          >
            Berikutnya
            {hasShortcuts && <Kbd>J</Kbd>}
            <ChevronRight aria-hidden className="size-5" />
          </Button>
          <p aria-live="polite" className="text-ink-muted text-sm">
            {position === undefined
              ? `${total} menunggu`
              : `${position} dari ${total} yang menunggu`}
          </p>
        </nav>
        {shortcutSwitch}
      </div>
      {order ? (
        <ReviewedOrder
          key={order.id}
          order={order}
          question={question}
          onAsk={setQuestion}
          onDecided={review.leaveDecided}
          showsShortcuts={hasShortcuts}
          catchesFocus={review.hasMoved}
        />
      ) : isError && !isFetching ? (
        <LoadFailureCard onRetry={refetch} />
      ) : (
        <ReviewLoading />
      )}
    </>
  );
}

function ReviewLoading() {
  return (
    <Card aria-busy className="space-y-4">
      <Skeleton className="h-10 w-1/2" />
      <Skeleton className="h-96" />
    </Card>
  );
}

/** The queue and the place in it. */
function useReview() {
  const { data, isError, isFetching, refetch } = useWaitingProofs();
  const prefetch = usePrefetchOrder();
  const [chosen, setChosen] = useState<QueuePlace>();
  const [hasMoved, setHasMoved] = useState(false);
  const queue = data?.data ?? [];
  const place = chosen ?? placeAt(queue, 0);
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
    /** Undefined when the shown order has left the queue. */
    position: index < 0 ? undefined : index + 1,
    total: Math.max(data?.total ?? 0, queue.length),
    orderId: place?.id,
    hasMoved,
    goNext: next && (() => moveTo(next)),
    goPrevious: previous && (() => moveTo(previous)),
    /** Before the caches change: the queue still holds the decided one. */
    leaveDecided: () => moveTo(place && placeAfterDecision(queue, place)),
  };
}
