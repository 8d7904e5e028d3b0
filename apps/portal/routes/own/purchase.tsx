import type { Order } from '@timesync/contract';
import { lazy, Suspense, useState } from 'react';
import { useRecipient } from '~/features/people/mosques/recipient';
import type { QuotedLine } from '~/features/shop/orders/cart/quote-cart';
import { CheckoutDialog } from '~/features/shop/orders/checkout/checkout-dialog';
import { OrderPlacedDialog } from '~/features/shop/orders/checkout/order-placed-dialog';
import { AccountNumbers } from '~/features/shop/payments/accounts/account-numbers';
import { keys, useRefresh } from '~/lib/api';

interface PurchaseProps {
  email: string;
  lines: QuotedLine[];
  onOrdered: () => void;
  onFailed: () => void;
  onClose: () => void;
}

/** Its form is loaded only when a box is bought. */
const DeliveredCheckout = lazy(async () => ({
  default: (await import('./delivered-checkout')).DeliveredCheckout,
}));

/** Leads from the confirmation to the invoice number. */
export default function Purchase(props: PurchaseProps) {
  const { email, lines, onOrdered, onFailed, onClose } = props;
  const [order, setOrder] = useState<Order>();
  const refreshOrders = useRefresh(keys.orders);
  const { refresh: refreshMosques, ...recipient } = useRecipient();

  if (order) {
    return <OrderPlacedDialog order={order} payTo={<AccountNumbers />} onClose={onClose} />;
  }
  const Checkout = lines.some(({ isShipped }) => isShipped) ? DeliveredCheckout : CheckoutDialog;
  return (
    <Suspense>
      <Checkout
        email={email}
        lines={lines}
        recipient={recipient}
        onClose={onClose}
        onPlaced={(placed) => {
          setOrder(placed);
          onOrdered();
          void refreshOrders();
          void refreshMosques();
        }}
        onFailed={() => {
          onFailed();
          void refreshOrders();
        }}
      />
    </Suspense>
  );
}
