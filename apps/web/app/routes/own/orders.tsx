import { useEffect } from 'react';
import { PageHeader } from '~/components/layout/page-header';
import { DialogOnDemand } from '~/components/ui/overlays/dialog-on-demand';
import { OPEN_ORDER_PARAM } from '~/features/orders/own/own-order-url';
import { MyOrdersTable } from '~/features/orders/own/own-orders-table';
import { partOnDemand } from '~/lib/browser/load-on-demand';
import { useAddressId } from '~/lib/navigation/use-url-id';
import { pageTitle } from '~/lib/page/page-title';

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
