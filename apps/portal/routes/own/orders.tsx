import { OPEN_ORDER_PARAM } from '@timesync/contract';
import { PageHeader } from '~/components/layout/page-header';
import { DialogOnDemand } from '~/components/ui/overlays/dialog-on-demand';
import { OwnOrdersTable } from '~/features/orders/own/own-orders-table';
import { loadOnDemand } from '~/lib/browser/load-on-demand';
import { usePrefetch } from '~/lib/browser/use-prefetch';
import { useUrlId } from '~/lib/navigation/use-url-id';
import { useSession } from '~/lib/session/use-session';

const orderDialog = loadOnDemand(async () => (await import('./opened-order')).OpenedOrder);

export default function OwnOrdersPage() {
  const session = useSession();
  const opened = useUrlId(OPEN_ORDER_PARAM);
  usePrefetch(orderDialog.prefetch);
  // The layout renders this page only for a signed-in user and unmounts it with the session.
  if (session.status !== 'signed-in') return null;
  const { email } = session.user;
  return (
    <>
      <PageHeader title="Transaksi Saya" />
      <OwnOrdersTable onOpen={opened.open} />
      {opened.id && (
        <DialogOnDemand
          dialog={orderDialog}
          title="Detail Transaksi"
          dialogProps={{ id: opened.id, email, onClose: opened.close }}
        />
      )}
    </>
  );
}
