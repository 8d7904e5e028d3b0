import { lazy, Suspense } from 'react';
import { PageHeader } from '~/components/layout/page-header';
import { MyOrdersTable } from '~/features/orders/my-orders-table';
import { OPEN_ORDER_PARAM } from '~/features/orders/order-address';
import { pageTitle } from '~/lib/page-title';
import { useAddressId } from '~/lib/use-address-id';

export const meta = () => pageTitle('Transaksi Saya');

const OpenedOrder = lazy(async () => ({ default: (await import('./opened-order')).OpenedOrder }));

export default function MyOrdersPage() {
  const opened = useAddressId(OPEN_ORDER_PARAM);
  return (
    <>
      <PageHeader title="Transaksi Saya" />
      <MyOrdersTable onOpen={opened.open} />
      {opened.id && (
        <Suspense>
          <OpenedOrder id={opened.id} onClose={opened.close} />
        </Suspense>
      )}
    </>
  );
}
