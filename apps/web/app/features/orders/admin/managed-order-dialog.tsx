import { Button } from '~/components/ui/button';
import { Dialog } from '~/components/ui/dialog';
import { Skeleton } from '~/components/ui/skeleton';
import { ManagedOrderDetail } from './managed-order-detail';
import { useManagedOrder } from './managed-order-queries';

interface ManagedOrderDialogProps {
  orderId: number;
  onClose: () => void;
}

export function ManagedOrderDialog({ orderId, onClose }: ManagedOrderDialogProps) {
  const { data: order, isError, isFetching, refetch } = useManagedOrder(orderId);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="large"
      title="Detail Transaksi"
      description={order?.invoiceNumber ?? 'Memuat transaksi...'}
    >
      {order ? (
        <ManagedOrderDetail order={order} />
      ) : isError && !isFetching ? (
        <div role="alert" className="space-y-4 py-6 text-center">
          <p className="text-ink">Transaksi ini tidak dapat dimuat.</p>
          <Button variant="secondary" onClick={() => refetch()}>
            Coba lagi
          </Button>
        </div>
      ) : (
        <div aria-busy className="space-y-4">
          <Skeleton className="w-1/2" />
          <Skeleton className="h-24" />
          <Skeleton className="h-48" />
        </div>
      )}
    </Dialog>
  );
}
