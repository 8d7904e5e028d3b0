import { Outlet } from 'react-router';
import { PageHeader } from '~/components/layout/page-header';
import { OwnOrdersTable } from '~/features/shop/orders/own/own-orders-table';
import { usePrefetch } from '~/lib/browser/use-prefetch';
import { useOpenRow } from '~/lib/navigation/use-dialog-route';

export default function OwnOrdersPage() {
  const open = useOpenRow();
  usePrefetch(() => import('./opened-order'));
  return (
    <>
      <PageHeader title="Transaksi Saya" />
      <OwnOrdersTable onOpen={open} />
      <Outlet />
    </>
  );
}
