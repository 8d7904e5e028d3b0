import {
  CheckoutDialog,
  type CheckoutDialogProps,
} from '~/features/shop/orders/checkout/checkout-dialog';
import { useDelivery } from '~/features/shop/shipping/delivery';
import { useShippingOffer } from '~/features/shop/shipping/shipping-queries';

/** The checkout of an order with a box: it also asks for the address. */
export function DeliveredCheckout(props: CheckoutDialogProps) {
  const offer = useShippingOffer();
  const delivery = useDelivery(offer.data, 'address');
  return (
    <CheckoutDialog
      {...props}
      delivery={delivery}
      onPlaced={(order) => {
        delivery.forget();
        props.onPlaced(order);
      }}
    />
  );
}
