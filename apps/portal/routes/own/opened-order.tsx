import { useMutation } from '@tanstack/react-query';
import { type Order, screens } from '@timesync/contract';
import { Alert } from '@timesync/ui';
import { useNavigate } from 'react-router';
import type { RowDialogProps } from '~/components/ui';
import { CART_ID } from '~/features/shop/orders/cart/cart-panel';
import { useCart } from '~/features/shop/orders/cart/use-cart';
import { OwnOrderDialog } from '~/features/shop/orders/own/own-order-dialog';
import { useStoreOwnOrder } from '~/features/shop/orders/own/own-order-queries';
import { LineGoods } from '~/features/shop/orders/own/products/license-parts';
import { PaymentSection } from '~/features/shop/payments/payment-section';
import { OwnDelivery } from '~/features/shop/shipping/own/own-delivery';
import { callApi } from '~/lib/api';
import { notifySuccess } from '~/lib/browser/notify';
import { useNoticePhrase } from '~/lib/seller-settings/use-notice-phrase';
import { useSellerSettings } from '~/lib/seller-settings/use-seller-settings';
import { useSession } from '~/lib/session/use-session';
import { ActivationInvitation } from './activation-invitation';
import { canBeActivated, findAwaitedBox } from './awaited-box';

/** One order with its payment, licences and downloads. */
export default function OpenedOrder({ id, onClose }: RowDialogProps) {
  const session = useSession();
  // Whose cart it is put into again: the layout renders this only for a signed-in user.
  const email = session.status === 'signed-in' ? session.user.email : '';
  const storeOrder = useStoreOwnOrder();
  const orderAgain = useOrderAgain(email);
  const navigate = useNavigate();
  // Only from here: who has gone on is not fetched from where he is.
  const openCart = () => void navigate(`${screens.dashboard}#${CART_ID}`);
  const serviceHours = useSellerSettings().data?.serviceHours;
  return (
    <OwnOrderDialog
      orderId={id}
      onClose={onClose}
      paymentOf={(order) => (
        <div className="space-y-3">
          <PaymentSection
            order={order}
            onUploaded={storeOrder}
            orderAgain={{
              isPending: orderAgain.isPending,
              start: () => orderAgain.mutate(order.id, { onSuccess: openCart }),
            }}
          />
          {isWaitedFor(order) && serviceHours && (
            <p className="text-ink-muted text-sm">Jam layanan admin: {serviceHours}.</p>
          )}
        </div>
      )}
      afterPayment={(order) => <AfterPayment order={order} />}
      goodsOf={(line) => <LineGoods line={line} />}
      deliveryOf={(order) => <OwnDelivery order={order} />}
    />
  );
}

/** Service hours are shown while the order waits for payment or approval. */
function isWaitedFor({ status }: Order): boolean {
  return status === 'pending' || status === 'confirm';
}

function AfterPayment({ order }: { order: Order }) {
  const notice = useNoticePhrase();
  const box = findAwaitedBox(order);
  return (
    <>
      {box && (
        <Alert tone="success">
          {box === 'claimed'
            ? `Klaim garansi box ini sedang kami periksa. Hasilnya ${notice}.`
            : 'Alhamdulillah, lunas. Setelah box sampai, tekan “Sudah diterima” di bawah, lalu aktifkan dari sini.'}
        </Alert>
      )}
      {canBeActivated(order) && <ActivationInvitation />}
    </>
  );
}

/** The same lines once more: the cart says what costs something else today or is sold no longer. */
function useOrderAgain(email: string) {
  const cart = useCart(email);
  return useMutation({
    mutationFn: (orderId: number) =>
      callApi('GET /transaction/:id/items', { params: { id: orderId } }),
    onSuccess: ({ items }) => {
      cart.addMissing(items);
      notifySuccess('Isi pesanan ini sudah ada di keranjang');
    },
  });
}
