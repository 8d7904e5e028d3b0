import { Loaded } from '~/components/ui/feedback/loaded';
import { Dialog } from '~/components/ui/overlays/dialog';
import { ManagedOrderDetail } from './managed-order-detail';
import { useManagedOrder } from './managed-order-queries';

interface ManagedOrderDialogProps {
  orderId: number;
  onClose: () => void;
}

export function ManagedOrderDialog({ orderId, onClose }: ManagedOrderDialogProps) {
  const order = useManagedOrder(orderId);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="large"
      title="Detail Transaksi"
      description={order.data?.invoiceNumber ?? (order.isFetching && 'Memuat transaksi...')}
    >
      <Loaded query={order} failure="Transaksi ini tidak dapat dimuat.">
        {(loaded) => <ManagedOrderDetail order={loaded} />}
      </Loaded>
    </Dialog>
  );
}
