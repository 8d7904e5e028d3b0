import type { ReactNode } from 'react';
import type { Delivery } from '~/features/shop/orders/checkout/checkout';
import { useDelivery } from '~/features/shop/shipping/delivery';
import { useCustomerShippingOffer } from '~/features/shop/shipping/shipping-queries';

interface PhoneDeliveryProps {
  customerId: number;
  children: (delivery: Delivery) => ReactNode;
}

/** The address of an order by phone. */
export default function PhoneDelivery({ customerId, children }: PhoneDeliveryProps) {
  const offer = useCustomerShippingOffer(customerId);
  return children(useDelivery(offer.data, `address of ${customerId}`));
}
