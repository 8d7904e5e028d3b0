import { OrderDialog } from '~/features/orders/order-dialog';
import { useRefreshOrders, useStoreOrder } from '~/features/orders/order-queries';
import { LineGoods } from '~/features/owned-products/line-goods';
import { PaymentSection } from '~/features/payments/payment-section';

/** One order with its payment and what it brought. Loaded when the first order is opened. */
export function OpenedOrder({ id, onClose }: { id: number; onClose: () => void }) {
  const storeOrder = useStoreOrder();
  const refreshOrders = useRefreshOrders();
  return (
    <OrderDialog
      orderId={id}
      onClose={onClose}
      paymentOf={(order) => (
        <PaymentSection order={order} onUploaded={storeOrder} onOutdated={refreshOrders} />
      )}
      goodsOf={(line) => <LineGoods line={line} />}
    />
  );
}
