import { Card } from '@timesync/ui';
import { CircleCheckBig } from 'lucide-react';
import { use, useState } from 'react';
import { NextWork } from '~/components/queue-keys/next-work';
import type { QueueCommand } from '~/components/queue-keys/queue-commands';
import { useQueueCommands } from '~/components/queue-keys/use-queue-commands';
import { useShortcutSwitch } from '~/components/queue-keys/use-shortcut-switch';
import { EmptyState } from '~/components/ui/feedback/empty-state';
import { LoadFailureCard } from '~/components/ui/feedback/load-failure';
import { Skeleton } from '~/components/ui/feedback/skeleton';
import { useManagedOrder, useMayDecide } from '../managed-order-queries';
import type { Question } from '../proof/proof-decision';
import { ReviewBar } from './review-bar';
import { ReviewedOrder, type ReviewedOrderProps } from './reviewed-order';
import { useReview } from './use-review';

export function ProofReview() {
  const review = useReview();
  const mayDecide = useMayDecide();
  const [question, setQuestion] = useState<Question>();
  const [hasShortcuts, switchShortcuts] = useShortcutSwitch();

  useQueueCommands(hasShortcuts && !question, (command: QueueCommand) => {
    if (command === 'next') review.goNext?.();
    else if (command === 'previous') review.goPrevious?.();
    else if (mayDecide(review.orderId, command)) setQuestion(command);
  });

  if (review.orderId === undefined) {
    if (review.isLoaded) return <NothingWaits />;
    return review.hasFailed ? <LoadFailureCard onRetry={review.retry} /> : <ReviewLoading />;
  }
  return (
    <>
      <ReviewBar
        position={review.position}
        total={review.total}
        onPrevious={review.goPrevious}
        onNext={review.goNext}
        hasShortcuts={hasShortcuts}
        onSwitchShortcuts={switchShortcuts}
      />
      <ShownOrder
        key={review.orderId}
        orderId={review.orderId}
        question={question}
        onAsk={setQuestion}
        onDecided={review.leaveDecided}
        showsShortcuts={hasShortcuts}
        catchesFocus={review.hasMoved}
      />
    </>
  );
}

type ShownOrderProps = Omit<ReviewedOrderProps, 'order'> & { orderId: number };

function ShownOrder({ orderId, ...shown }: ShownOrderProps) {
  const { data: order, isError, isFetching, refetch } = useManagedOrder(orderId);
  if (order) return <ReviewedOrder order={order} {...shown} />;
  return isError && !isFetching ? <LoadFailureCard onRetry={refetch} /> : <ReviewLoading />;
}

function NothingWaits() {
  return (
    <Card>
      <EmptyState icon={CircleCheckBig} title="Semua bukti sudah diperiksa" action={use(NextWork)}>
        Bukti pembayaran yang baru akan tampil di sini dengan sendirinya.
      </EmptyState>
    </Card>
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
