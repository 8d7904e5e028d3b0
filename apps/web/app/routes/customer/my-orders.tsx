import { useEffect } from 'react';
import { PageHeader } from '~/components/layout/page-header';
import { DialogOnDemand } from '~/components/ui/dialog-on-demand';
import { MyOrdersTable } from '~/features/orders/my-orders-table';
import { OPEN_ORDER_PARAM } from '~/features/orders/order-address';
import { pageTitle } from '~/lib/page-title';
import { partOnDemand } from '~/lib/part-on-demand';
import { useAddressId } from '~/lib/use-address-id';

export const meta = () => pageTitle('Transaksi Saya');

const orderPart = partOnDemand(async () => (await import('./opened-order')).OpenedOrder);

export default function MyOrdersPage() {
  const opened = useAddressId(OPEN_ORDER_PARAM);
  useEffect(orderPart.fetchAhead, []);
  return (
    <>
      <PageHeader title="Transaksi Saya" />
      <MyOrdersTable onOpen={opened.open} />
      {opened.id && (
        <DialogOnDemand
          part={orderPart}
          title="Detail Transaksi"
          dialogProps={{ id: opened.id, onClose: opened.close }}
        />
      )}
    </>
  );
}
