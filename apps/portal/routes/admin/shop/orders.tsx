import { screens } from '@timesync/contract';
import { useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { PageHeader } from '~/components/layout/page-header';
import { lazyPart } from '~/components/ui';
import { useOpenRow } from '~/lib/navigation/use-dialog-route';

const ManagedOrders = lazyPart(() => import('~/features/shop/orders/admin/managed-orders'));

export default function OrdersPage() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const open = useOpenRow();
  // The list below the dialog is not loaded for an admin who comes to place an order.
  const isPlacing = pathname.startsWith(screens.placeOrder);
  const [isListed, setIsListed] = useState(!isPlacing);
  if (!isPlacing && !isListed) setIsListed(true);
  return (
    <>
      <PageHeader title="Transaksi" />
      {isListed && (
        <ManagedOrders
          onOpen={open}
          onPlaceOrder={() =>
            void navigate({ pathname: screens.placeOrder, search }, { preventScrollReset: true })
          }
        />
      )}
      <Outlet />
    </>
  );
}
