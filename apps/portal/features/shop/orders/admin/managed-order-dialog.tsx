import { Loaded } from '~/components/ui/feedback/loaded';
import { Dialog } from '~/components/ui/overlays/dialog';
import type { RowDialogProps } from '~/components/ui/overlays/row-dialog';
import { ManagedOrderDetail } from './managed-order-detail';
import { useManagedOrder } from './managed-order-queries';

export function ManagedOrderDialog({ id, onClose }: RowDialogProps) {
  const order = useManagedOrder(id);
  return (
    <Dialog
      onClose={onClose}
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
