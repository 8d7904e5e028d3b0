import { buildPath, managedOrderUrl, screens } from '@timesync/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { RowDialogProps } from '~/components/ui/overlays/row-dialog';
import { useManagedUser } from '~/features/office/work-queues/waiting-work-queries';
import { WANTS_LOGIN_LINK } from '~/features/office/work-queues/wants-login-link';
import { PlaceOrderDialog } from '~/features/shop/orders/admin/phone-order/place-order-dialog';
import { useDelivery } from '~/features/shop/shipping/delivery';
import { useCustomerShippingOffer } from '~/features/shop/shipping/shipping-queries';

/** An order by phone, with an address if it contains shipped products. */
export function PhoneOrder({ id, onClose }: RowDialogProps) {
  const navigate = useNavigate();
  // The customer on whose page the form was opened.
  const customerId = id || undefined;
  const customer = useManagedUser(customerId);
  const [recipient, setRecipient] = useState<number>();
  const offer = useCustomerShippingOffer(recipient);
  const { forget, ...delivery } = useDelivery(offer.data, `address of ${recipient}`);
  if (customerId !== undefined && customer.isPending) return null;
  return (
    <PlaceOrderDialog
      onClose={onClose}
      onPlaced={(id) =>
        void navigate(managedOrderUrl(id), { preventScrollReset: true, replace: true })
      }
      onPlacedForCaller={(id) =>
        void navigate(buildPath(screens.customer, { id: String(id) }), {
          replace: true,
          state: WANTS_LOGIN_LINK,
        })
      }
      customer={customer.data}
      delivery={recipient === undefined ? undefined : delivery}
      onRecipient={setRecipient}
      onDone={forget}
    />
  );
}
