import type { Order, OrderLine } from '@timesync/contract';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '~/components/ui/button';
import { ButtonLink } from '~/components/ui/button-link';
import { Dialog } from '~/components/ui/dialog';
import { Skeleton } from '~/components/ui/skeleton';
import { CancelOrder } from './cancel-order';
import { invoiceAddress } from './order-address';
import { OrderLines } from './order-lines';
import { useOrder } from './order-queries';
import { OrderStatusBadge } from './order-status-badge';
import { paperName } from './order-status-words';
import { OrderTimeline } from './order-timeline';
import { useFocusOnChange } from './use-focus-on-change';

interface OrderDialogProps {
  orderId: number;
  onClose: () => void;
  paymentOf: (order: Order) => ReactNode;
  goodsOf: (line: OrderLine) => ReactNode;
}

export function OrderDialog({ orderId, onClose, paymentOf, goodsOf }: OrderDialogProps) {
  const { data: order, isError, isFetching, refetch } = useOrder(orderId);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="large"
      title={order?.status === 'pending' ? 'Info Pembayaran' : 'Detail Transaksi'}
      description={order?.invoiceNumber ?? 'Memuat transaksi...'}
    >
      {order ? (
        <OrderContent order={order} paymentOf={paymentOf} goodsOf={goodsOf} />
      ) : isError && !isFetching ? (
        <LoadFailure onRetry={() => refetch()} />
      ) : (
        <Loading />
      )}
    </Dialog>
  );
}

type OrderContentProps = Pick<OrderDialogProps, 'paymentOf' | 'goodsOf'> & { order: Order };

function OrderContent({ order, paymentOf, goodsOf }: OrderContentProps) {
  const statusLine = useFocusOnChange(order.status);
  const lines = <OrderLines order={order} goodsOf={goodsOf} />;
  return (
    <div className="space-y-7">
      <p ref={statusLine} tabIndex={-1} className="focus:outline-none">
        <OrderStatusBadge status={order.status} />
      </p>
      {/* Who has paid looks for the keys, everyone else for how to pay. */}
      {order.status === 'paid' && lines}
      {paymentOf(order)}
      {order.status !== 'paid' && lines}
      <OrderTimeline events={order.timeline} />
      <footer className="flex flex-col gap-3 border-line border-t pt-5 sm:flex-row sm:justify-between">
        <ButtonLink variant="secondary" to={invoiceAddress(order.id)}>
          <Printer aria-hidden className="size-5" />
          {paperName(order.status)}
        </ButtonLink>
        {order.allowedActions.includes('cancel') && <CancelOrder order={order} />}
      </footer>
    </div>
  );
}

function Loading() {
  return (
    <div aria-busy className="space-y-4">
      <Skeleton className="w-1/2" />
      <Skeleton className="h-24" />
      <Skeleton className="w-2/3" />
      <Skeleton className="h-24" />
    </div>
  );
}

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="space-y-4 py-6 text-center">
      <p className="text-ink">Transaksi ini tidak dapat dimuat.</p>
      <Button variant="secondary" onClick={onRetry}>
        Coba lagi
      </Button>
    </div>
  );
}
