import { lazy, Suspense, useState } from 'react';
import { PageHeader } from '~/components/layout/page-header';
import { OPEN_MANAGED_ORDER_PARAM } from '~/features/orders/admin/managed-order-url';
import { OrdersTable } from '~/features/orders/admin/managed-orders-table';
import { OrderListActions } from '~/features/orders/admin/order-list-actions';
import { useAddressId } from '~/lib/navigation/use-url-id';
import { pageTitle } from '~/lib/page/page-title';

export const meta = () => pageTitle('Transaksi');

const ManagedOrderDialog = lazy(async () => ({
  default: (await import('~/features/orders/admin/managed-order-dialog')).ManagedOrderDialog,
}));
const PlaceOrderDialog = lazy(async () => ({
  default: (await import('~/features/orders/admin/phone-order/place-order-dialog'))
    .PlaceOrderDialog,
}));

export default function OrdersPage() {
  const opened = useAddressId(OPEN_MANAGED_ORDER_PARAM);
  const [isPlacing, setIsPlacing] = useState(false);
  return (
    <>
      <PageHeader title="Transaksi" />
      <OrdersTable
        onOpen={opened.open}
        actions={<OrderListActions onPlaceOrder={() => setIsPlacing(true)} />}
      />
      <Suspense>
        {opened.id && (
          <ManagedOrderDialog key={opened.id} orderId={opened.id} onClose={opened.close} />
        )}
        {isPlacing && (
          <PlaceOrderDialog
            onClose={() => setIsPlacing(false)}
            onPlaced={(id) => {
              setIsPlacing(false);
              opened.open(id);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
