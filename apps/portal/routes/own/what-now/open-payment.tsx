import { formatRupiah, missingAmount, ownOrderUrl } from '@timesync/contract';
import { ButtonLink, Skeleton } from '~/components/ui';
import { useOwnOrder } from '~/features/shop/orders/own/own-order-queries';
import { useNow } from '~/lib/browser/use-now';
import { timeLeftLabel } from '~/lib/values/time-labels';
import { STEP_HEIGHT, StepCard } from './step-card';

export function OpenPayment({ orderId }: { orderId: number }) {
  const { data: order, isError } = useOwnOrder(orderId);
  const now = useNow();
  if (!order) return isError ? null : <Skeleton className={`${STEP_HEIGHT} rounded-card`} />;
  const isOver = Date.parse(order.expiresAt) <= now;
  const amount = formatRupiah(missingAmount(order));
  return (
    <StepCard
      title={
        isOver
          ? 'Batas waktu pembayaran sudah lewat'
          : `Bayar ${amount}, sisa ${timeLeftLabel(order.expiresAt, now)}`
      }
      action={
        <ButtonLink to={ownOrderUrl(order.id)} variant={isOver ? 'secondary' : 'primary'}>
          {isOver ? 'Lihat pesanan' : 'Info Pembayaran'}
        </ButtonLink>
      }
    >
      {order.details.map(({ qty, product }) => `${qty} × ${product.name}`).join(', ')}{' '}
      <span className="whitespace-nowrap">({order.invoiceNumber})</span>
    </StepCard>
  );
}
