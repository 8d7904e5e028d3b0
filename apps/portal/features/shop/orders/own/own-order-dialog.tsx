import { buildPath, documentName, type Order, type OrderLine, screens } from '@timesync/contract';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink, Confirm, Dialog, DialogButton, Loaded } from '~/components/ui';
import { callApi, keys } from '~/lib/api';
import { OrderLines } from '../order-lines';
import { OrderStatusBadge } from '../order-status-badge';
import { awaitsNewProof } from '../order-status-labels';
import { OrderTimeline } from '../order-timeline';
import { useFocusOnChange } from '../use-focus-on-change';
import { useOwnOrder, useStoreOwnOrder } from './own-order-queries';

interface OwnOrderDialogProps {
  orderId: number;
  onClose: () => void;
  paymentOf: (order: Order) => ReactNode;
  /** Shown once it is paid: what to do next. */
  afterPayment: (order: Order) => ReactNode;
  goodsOf: (line: OrderLine) => ReactNode;
  /** Shown for orders with a box: where it is. */
  deliveryOf: (order: Order) => ReactNode;
}

export function OwnOrderDialog({ orderId, onClose, ...contents }: OwnOrderDialogProps) {
  const order = useOwnOrder(orderId);
  return (
    <Dialog
      onClose={onClose}
      size="large"
      title={
        order.data?.status === 'pending' && !order.data.awaitsShippingCost
          ? 'Info Pembayaran'
          : 'Detail Transaksi'
      }
      description={order.data?.invoiceNumber ?? (order.isFetching && 'Memuat transaksi...')}
    >
      <Loaded query={order} failure="Transaksi ini tidak dapat dimuat.">
        {(loaded) => <OrderContent order={loaded} {...contents} />}
      </Loaded>
    </Dialog>
  );
}

type OrderContentProps = Omit<OwnOrderDialogProps, 'orderId' | 'onClose'> & { order: Order };

function OrderContent(props: OrderContentProps) {
  const { order, paymentOf, afterPayment, goodsOf, deliveryOf } = props;
  const statusLine = useFocusOnChange(order.status);
  const delivery = order.shippingAddress && deliveryOf(order);
  const lines = (
    <OrderLines order={order} goodsOf={(line) => order.status === 'paid' && goodsOf(line)} />
  );
  return (
    <div className="space-y-7">
      <p ref={statusLine} tabIndex={-1} className="focus:outline-none">
        <OrderStatusBadge {...order} needsNewProof={awaitsNewProof(order)} />
      </p>
      {/* A customer who has paid looks for his box and the keys, everyone else for how to pay. */}
      {order.status === 'paid' && afterPayment(order)}
      {order.status === 'paid' && delivery}
      {order.status === 'paid' && lines}
      {paymentOf(order)}
      {order.status !== 'paid' && lines}
      {order.status !== 'paid' && delivery}
      <section aria-labelledby="order-timeline">
        <h3 id="order-timeline" className="font-bold text-ink">
          Riwayat pesanan
        </h3>
        <OrderTimeline events={order.timeline} />
      </section>
      <footer className="flex flex-col gap-3 border-line border-t pt-5 sm:flex-row sm:justify-between">
        <ButtonLink variant="secondary" to={buildPath(screens.document, { id: order.id })}>
          <Printer aria-hidden className="size-5" />
          {documentName(order)}
        </ButtonLink>
        {order.allowedActions.includes('cancel') && <CancelOwnOrder order={order} />}
      </footer>
    </div>
  );
}

function CancelOwnOrder({ order }: { order: Order }) {
  const storeOrder = useStoreOwnOrder();
  return (
    <DialogButton
      variant="quiet"
      className="text-danger-text"
      dialog={(close) => (
        <Confirm
          title="Batalkan pesanan ini?"
          question="Pesanan yang dibatalkan tidak dapat dibuka lagi. Kalau Anda sudah mentransfer, jangan batalkan: kirim bukti pembayarannya."
          itemName={order.invoiceNumber}
          actionLabel="Ya, batalkan pesanan"
          cancelLabel="Tidak, kembali"
          send={async () => {
            const params = { id: order.id };
            await storeOrder(await callApi('POST /transaction/:id/cancel', { params }));
          }}
          done="Pesanan berhasil dibatalkan"
          changes={[keys.orders]}
          onClose={close}
        />
      )}
    >
      Batalkan Pesanan
    </DialogButton>
  );
}
