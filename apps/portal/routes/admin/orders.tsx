import {
  buildPath,
  OPEN_ORDER_PARAM,
  PLACE_ORDER_PARAM,
  parseRowId,
  screens,
} from '@timesync/contract';
import { useNavigate, useSearchParams } from 'react-router';
import { PageHeader } from '~/components/layout/page-header';
import { DialogOnDemand } from '~/components/ui/overlays/dialog-on-demand';
import { ManagedOrders } from '~/features/orders/admin/managed-orders';
import { loadOnDemand } from '~/lib/browser/load-on-demand';
import { useUrlId } from '~/lib/navigation/use-url-id';

const orderDialog = loadOnDemand(
  async () => (await import('~/features/orders/admin/managed-order-dialog')).ManagedOrderDialog,
);
const placeOrderDialog = loadOnDemand(async () => (await import('./phone-order')).PhoneOrder);

export default function OrdersPage() {
  const opened = useUrlId(OPEN_ORDER_PARAM);
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const change = (edit: (next: URLSearchParams) => void, replace: boolean) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        edit(next);
        return next;
      },
      { preventScrollReset: true, replace },
    );
  return (
    <>
      <PageHeader title="Transaksi" />
      <ManagedOrders
        onOpen={opened.open}
        onPlaceOrder={() => change((next) => next.set(PLACE_ORDER_PARAM, ''), false)}
      />
      {opened.id && (
        <DialogOnDemand
          key={opened.id}
          dialog={orderDialog}
          title="Detail Transaksi"
          dialogProps={{ orderId: opened.id, onClose: opened.close }}
        />
      )}
      {params.has(PLACE_ORDER_PARAM) && (
        <DialogOnDemand
          dialog={placeOrderDialog}
          title="Buat Pesanan"
          dialogProps={{
            customerId: parseRowId(params.get(PLACE_ORDER_PARAM) ?? ''),
            onClose: () => change((next) => next.delete(PLACE_ORDER_PARAM), true),
            onPlacedForCaller: (id) =>
              void navigate(buildPath(screens.customer, { id: String(id) }), { replace: true }),
            onPlaced: (id) =>
              change((next) => {
                next.delete(PLACE_ORDER_PARAM);
                next.set(OPEN_ORDER_PARAM, String(id));
              }, true),
          }}
        />
      )}
    </>
  );
}
