import { screens } from '@timesync/contract';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { PageHeader } from '~/components/layout/page-header';
import { ManagedOrders } from '~/features/shop/orders/admin/managed-orders';
import { useOpenRow } from '~/lib/navigation/use-dialog-route';

export default function OrdersPage() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const open = useOpenRow();
  return (
    <>
      <PageHeader title="Transaksi" />
      <ManagedOrders
        onOpen={open}
        onPlaceOrder={() =>
          void navigate({ pathname: screens.placeOrder, search }, { preventScrollReset: true })
        }
      />
      <Outlet />
    </>
  );
}
