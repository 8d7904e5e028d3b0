import { type Order, ownOrderUrl, screens } from '@timesync/contract';
import { ButtonLink } from '~/components/ui/buttons/button-link';
import { PartOnDemand } from '~/components/ui/feedback/part-on-demand';
import { Skeleton } from '~/components/ui/feedback/skeleton';
import { useOwnOrder } from '~/features/orders/own/own-order-queries';
import { loadOnDemand } from '~/lib/browser/load-on-demand';
import { findAwaitedBox } from '../awaited-box';
import { StepCard } from './step-card';

const invitation = loadOnDemand(
  async () => (await import('../activation-invitation')).ActivationInvitation,
);
const outline = <Skeleton className="h-72 rounded-card" />;

/** A licence is paid and not in use; a box may have to come first. */
export function ReadyToActivate({ orderId }: { orderId: number | undefined }) {
  return orderId ? <PaidOrder orderId={orderId} /> : <Invitation />;
}

function Invitation() {
  return <PartOnDemand part={invitation} partProps={{}} fallback={outline} />;
}

function PaidOrder({ orderId }: { orderId: number }) {
  const { data: order, isPending } = useOwnOrder(orderId);
  if (isPending) return outline;
  const box = order && findAwaitedBox(order);
  return order && box ? <AwaitedBox order={order} isSent={box === 'sent'} /> : <Invitation />;
}

interface AwaitedBoxProps {
  order: Pick<Order, 'id' | 'invoiceNumber'>;
  isSent: boolean;
}

/** Also offers to activate, because the box may have arrived without being marked as received. */
function AwaitedBox({ order, isSent }: AwaitedBoxProps) {
  return (
    <StepCard
      title={
        isSent
          ? 'Alhamdulillah, box Anda dalam perjalanan'
          : 'Alhamdulillah, lunas. Box Anda sedang kami siapkan'
      }
      action={
        <div className="grid gap-3">
          <ButtonLink to={ownOrderUrl(order.id)}>Lihat pengiriman</ButtonLink>
          {isSent && (
            <ButtonLink variant="secondary" to={screens.activation}>
              Box sudah sampai, aktifkan
            </ButtonLink>
          )}
        </div>
      }
    >
      {isSent
        ? `${order.invoiceNumber}: nomor resinya ada di pengiriman. Setelah box sampai, nyalakan lalu aktifkan.`
        : `${order.invoiceNumber}: nomor resi dikabari lewat email begitu box dikirim.`}
    </StepCard>
  );
}
