import { useState } from 'react';
import { useManagedUser } from '~/features/front-desk/front-desk-queries';
import {
  PlaceOrderDialog,
  type PlaceOrderDialogProps,
} from '~/features/orders/admin/phone-order/place-order-dialog';
import { useDelivery } from '~/features/shipping/delivery';
import { useCustomerShippingOffer } from '~/features/shipping/shipping-queries';

type PhoneOrderProps = Omit<PlaceOrderDialogProps, 'customer' | 'delivery' | 'onRecipient'> & {
  /** Of the customer on whose page it was opened. */
  customerId: number | undefined;
};

/** An order by phone, with an address if it contains shipped products. */
export function PhoneOrder({ customerId, ...props }: PhoneOrderProps) {
  const customer = useManagedUser(customerId);
  const [recipient, setRecipient] = useState<number>();
  const offer = useCustomerShippingOffer(recipient);
  const delivery = useDelivery(offer.data);
  if (customerId !== undefined && customer.isPending) return null;
  return (
    <PlaceOrderDialog
      {...props}
      customer={customer.data}
      delivery={recipient === undefined ? undefined : delivery}
      onRecipient={setRecipient}
    />
  );
}
