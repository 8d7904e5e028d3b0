import { type Order, ownOrderUrl, screens } from '@timesync/contract';
import type { ReactNode } from 'react';
import { ButtonLink, lazyPart, Skeleton } from '~/components/ui';
import { useOwnOrder } from '~/features/shop/orders/own/own-order-queries';
import { useNoticePhrase } from '~/lib/seller-settings/use-notice-phrase';
import { type AwaitedBox, findAwaitedBox, whereBoxIs } from '../awaited-box';
import { STEP_HEIGHT, StepCard } from './step-card';

/** The outline is as tall as the invitation, so that nothing below moves. */
const outline = <Skeleton className="min-h-96 rounded-card" />;
const Invitation = lazyPart(
  async () => (await import('../activation-invitation')).ActivationInvitation,
  () => ({ fallback: outline }),
);
/** A licence is paid or given, and not in use; a box may have to come first. */
export function ReadyToActivate({ orderId }: { orderId: number | undefined }) {
  return orderId ? <PaidOrder orderId={orderId} /> : <Invitation isGiven />;
}

function PaidOrder({ orderId }: { orderId: number }) {
  const { data: order, isPending } = useOwnOrder(orderId);
  if (isPending) return outline;
  const box = order && findAwaitedBox(order);
  return order && box ? <BoxFirst order={order} box={box} /> : <Invitation />;
}

/** The seller activated the box while packing. */
export function PackedBox({ orderId, whenThere }: { orderId: number; whenThere: ReactNode }) {
  const { data: order, isPending } = useOwnOrder(orderId);
  if (isPending) return <Skeleton className={`${STEP_HEIGHT} rounded-card`} />;
  const box = order && whereBoxIs(order);
  return order && box ? <BoxFirst order={order} box={box} isActive /> : whenThere;
}

interface BoxFirstProps {
  order: Pick<Order, 'id' | 'invoiceNumber'>;
  box: AwaitedBox;
  /** Its licence is bound already. */
  isActive?: boolean;
}

const titles: Record<AwaitedBox, string> = {
  packed: 'Alhamdulillah, lunas. Box Anda sedang kami siapkan',
  sent: 'Alhamdulillah, box Anda dalam perjalanan',
  claimed: 'Klaim garansi box Anda sedang kami periksa',
};

const explanations: Record<AwaitedBox, (notice: string) => string> = {
  packed: (notice) => `nomor resi ${notice} begitu box dikirim.`,
  sent: () => 'nomor resinya ada di pengiriman. Setelah box sampai, nyalakan lalu aktifkan.',
  claimed: (notice) => `hasilnya ${notice}.`,
};

/** Also offers to activate, because the box may have arrived without being marked as received. */
function BoxFirst({ order, box, isActive = false }: BoxFirstProps) {
  const notice = useNoticePhrase();
  const isReady = isActive && box === 'sent';
  return (
    <StepCard
      title={isReady ? 'Sudah aktif: nyalakan' : titles[box]}
      action={
        <div className="grid gap-3">
          <ButtonLink to={ownOrderUrl(order.id)}>
            {box === 'claimed' ? 'Lihat klaim' : 'Lihat pengiriman'}
          </ButtonLink>
          {box === 'sent' && !isActive && (
            <ButtonLink variant="secondary" to={screens.activation}>
              Box sudah sampai, aktifkan
            </ButtonLink>
          )}
        </div>
      }
    >
      {order.invoiceNumber}:{' '}
      {isReady
        ? 'box Anda dalam perjalanan. Setelah sampai, colokkan ke TV dan listrik: jamnya langsung tampil.'
        : explanations[box](notice)}
    </StepCard>
  );
}
