import type { Order } from '@timesync/contract';
import { OwnOrderDialog } from '~/features/orders/own/own-order-dialog';
import { useRefreshOrders, useStoreOwnOrder } from '~/features/orders/own/own-order-queries';
import { LineGoods } from '~/features/orders/own/products/line-goods';
import { PaymentSection } from '~/features/payments/payment-section';
import { useSellerSettings } from '~/lib/seller-settings/use-seller-settings';
import { ActivationInvitation } from './activation-invitation';

/** One order with its payment and what it brought. Loaded when the first order is opened. */
export function OpenedOrder({ id, onClose }: { id: number; onClose: () => void }) {
  const storeOrder = useStoreOwnOrder();
  const refreshOrders = useRefreshOrders();
  const serviceHours = useSellerSettings().data?.serviceHours;
  return (
    <OwnOrderDialog
      orderId={id}
      onClose={onClose}
      paymentOf={(order) => (
        <div className="space-y-3">
          <PaymentSection order={order} onUploaded={storeOrder} onOutdated={refreshOrders} />
          {isWaitedFor(order) && serviceHours && (
            <p className="text-ink-muted text-sm">Jam layanan admin: {serviceHours}.</p>
          )}
        </div>
      )}
      afterPayment={(order) => hasUnusedLicense(order) && <ActivationInvitation />}
      goodsOf={(line) => <LineGoods line={line} />}
    />
  );
}

/** While something is still to be paid or checked, it matters when somebody is there. */
function isWaitedFor({ status }: Order): boolean {
  return status === 'pending' || status === 'confirm';
}

function hasUnusedLicense({ details }: Order): boolean {
  return details.some(({ licenses }) => licenses.some(({ used }) => !used));
}
