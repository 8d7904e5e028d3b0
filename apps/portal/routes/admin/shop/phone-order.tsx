import { buildPath, managedOrderUrl, screens } from '@timesync/contract';
import { useNavigate } from 'react-router';
import { lazyPart, type RowDialogProps, Skeleton } from '~/components/ui';
import { useManagedUser } from '~/features/office/work-queues/waiting-work-queries';
import { WANTS_LOGIN_LINK } from '~/features/office/work-queues/wants-login-link';
import { PlaceOrderDialog } from '~/features/shop/orders/admin/phone-order/place-order-dialog';

/** Its form is loaded only when a box is ordered. */
const PhoneDelivery = lazyPart(
  () => import('./phone-delivery'),
  () => ({ fallback: <Skeleton className="h-40" /> }),
);

export default function PhoneOrder({ id, onClose }: RowDialogProps) {
  const navigate = useNavigate();
  // The customer on whose page the form was opened.
  const customerId = id || undefined;
  const customer = useManagedUser(customerId);
  if (customerId !== undefined && customer.isPending) return null;
  return (
    <PlaceOrderDialog
      onClose={onClose}
      onPlaced={(id) =>
        void navigate(managedOrderUrl(id), { preventScrollReset: true, replace: true })
      }
      onPlacedForCaller={(id) =>
        void navigate(buildPath(screens.customer, { id }), {
          replace: true,
          state: WANTS_LOGIN_LINK,
        })
      }
      customer={customer.data}
      deliveryTo={(recipientId, draw) => (
        <PhoneDelivery key={recipientId} customerId={recipientId}>
          {draw}
        </PhoneDelivery>
      )}
    />
  );
}
