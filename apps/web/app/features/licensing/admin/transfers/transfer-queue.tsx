import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { leaveEmptyPage } from '~/components/data-table/leave-empty-page';
import { Pagination } from '~/components/data-table/pagination';
import { useListState } from '~/components/data-table/use-list-state';
import { Button } from '~/components/ui/buttons/button';
import { Card } from '~/components/ui/content/card';
import { EmptyState } from '~/components/ui/feedback/empty-state';
import { Skeleton } from '~/components/ui/feedback/skeleton';
import { useOpenTransfers, useRefreshTransfers } from './managed-transfer-queries';
import { TransferCard } from './transfer-card';

export function TransferQueue() {
  const list = useListState();
  const { data, isError, isFetching, refetch } = useOpenTransfers(list);
  const refresh = useRefreshTransfers();
  const queue = useRef<HTMLElement>(null);
  useEffect(() => {
    // The decided card is gone, and the focus with it.
    if (data && document.activeElement === document.body) queue.current?.focus();
  }, [data]);
  if (!data) {
    return isError && !isFetching ? (
      <Card role="alert" className="space-y-4 text-center">
        <p className="text-ink">Permohonan tidak dapat dimuat.</p>
        <Button variant="secondary" onClick={() => refetch()}>
          Coba lagi
        </Button>
      </Card>
    ) : (
      <Card aria-busy className="space-y-4">
        <Skeleton className="h-40" />
        <Skeleton className="w-1/2" />
      </Card>
    );
  }
  const onDecided = () => {
    leaveEmptyPage(list, data.data.length);
    void refresh();
  };
  return (
    <section
      ref={queue}
      aria-label="Antrean"
      tabIndex={-1}
      className="space-y-5 focus:outline-none"
    >
      <p aria-live="polite" className="text-ink-muted text-sm">
        {data.total} permohonan menunggu
      </p>
      {data.total === 0 && <NothingWaits />}
      {data.data.map((transfer) => (
        <TransferCard key={transfer.id} transfer={transfer} onDecided={onDecided} />
      ))}
      {data.totalPages > 1 && (
        <Pagination page={list.page} totalPages={data.totalPages} onChange={list.goToPage} />
      )}
    </section>
  );
}

function NothingWaits() {
  return (
    <Card>
      <EmptyState icon={CircleCheck} title="Tidak ada permohonan">
        Permohonan pindah perangkat dari pelanggan tampil di sini, yang paling lama menunggu di
        depan.
      </EmptyState>
    </Card>
  );
}
