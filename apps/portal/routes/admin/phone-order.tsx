import { useState } from 'react';
import {
  PlaceOrderDialog,
  type PlaceOrderDialogProps,
} from '~/features/orders/admin/phone-order/place-order-dialog';
import { useDelivery } from '~/features/shipping/delivery';
import { useCustomerShippingOffer } from '~/features/shipping/shipping-queries';

type PhoneOrderProps = Pick<PlaceOrderDialogProps, 'onClose' | 'onPlaced'>;

/** An order by phone, with an address if it contains shipped products. */
export function PhoneOrder(props: PhoneOrderProps) {
  const [recipient, setRecipient] = useState<number>();
  const offer = useCustomerShippingOffer(recipient);
  const delivery = useDelivery(offer.data);
  return (
    <PlaceOrderDialog
      {...props}
      delivery={recipient === undefined ? undefined : delivery}
      onRecipient={setRecipient}
    />
  );
}
