import { Card } from '@timesync/ui';
import { CircleCheckBig } from 'lucide-react';
import { use, useState } from 'react';
import type { DeskCommand } from '~/components/desk-keys/desk-keys';
import { NextWork } from '~/components/desk-keys/next-work';
import { useDeskKeys } from '~/components/desk-keys/use-desk-keys';
import { useShortcutSwitch } from '~/components/desk-keys/use-shortcut-switch';
import { EmptyState } from '~/components/ui/feedback/empty-state';
import { LoadFailureCard } from '~/components/ui/feedback/load-failure';
import { Skeleton } from '~/components/ui/feedback/skeleton';
import { useManagedOrder, useMayDecide } from '../managed-order-queries';
import type { Question } from '../proof/proof-decision';
import { DeskBar } from './desk-bar';
import { DeskOrder, type DeskOrderProps } from './desk-order';
import { useDesk } from './use-desk';

export function ProofDesk() {
  const desk = useDesk();
  const mayDecide = useMayDecide();
  const [question, setQuestion] = useState<Question>();
  const [hasShortcuts, switchShortcuts] = useShortcutSwitch();

  useDeskKeys(hasShortcuts && !question, (command: DeskCommand) => {
    if (command === 'next') desk.goNext?.();
    else if (command === 'previous') desk.goPrevious?.();
    else if (mayDecide(desk.orderId, command)) setQuestion(command);
  });

  if (desk.orderId === undefined) {
    if (desk.isLoaded) return <NothingWaits />;
    return desk.hasFailed ? <LoadFailureCard onRetry={desk.retry} /> : <DeskLoading />;
  }
  return (
    <>
      <DeskBar
        position={desk.position}
        total={desk.total}
        onPrevious={desk.goPrevious}
        onNext={desk.goNext}
        hasShortcuts={hasShortcuts}
        onSwitchShortcuts={switchShortcuts}
      />
      <ShownOrder
        key={desk.orderId}
        orderId={desk.orderId}
        question={question}
        onAsk={setQuestion}
        onDecided={desk.leaveDecided}
        showsShortcuts={hasShortcuts}
        catchesFocus={desk.hasMoved}
      />
    </>
  );
}

type ShownOrderProps = Omit<DeskOrderProps, 'order'> & { orderId: number };

function ShownOrder({ orderId, ...shown }: ShownOrderProps) {
  const { data: order, isError, isFetching, refetch } = useManagedOrder(orderId);
  if (order) return <DeskOrder order={order} {...shown} />;
  return isError && !isFetching ? <LoadFailureCard onRetry={refetch} /> : <DeskLoading />;
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

function DeskLoading() {
  return (
    <Card aria-busy className="space-y-4">
      <Skeleton className="h-10 w-1/2" />
      <Skeleton className="h-96" />
    </Card>
  );
}
