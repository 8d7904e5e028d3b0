import { ownOrderUrl, parseRowId, screens } from '@timesync/contract';
import { Button, Card } from '@timesync/ui';
import { Printer } from 'lucide-react';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { NotFound } from '~/components/layout/not-found';
import { BackLink } from '~/components/ui/buttons/back-link';
import { ButtonLink } from '~/components/ui/buttons/button-link';
import { Skeleton } from '~/components/ui/feedback/skeleton';
import { paperName } from '~/features/orders/order-status-labels';
import { InvoiceSheet } from '~/features/orders/own/invoice-sheet';
import { useOwnOrder } from '~/features/orders/own/own-order-queries';
import { PaperActions } from '~/features/orders/own/paper-actions';
import { AccountLines } from '~/features/payments/accounts/account-lines';

export default function InvoicePage() {
  const id = parseRowId(useParams().id);
  return id ? <Invoice id={id} /> : <NotFound />;
}

function Invoice({ id }: { id: number }) {
  const { data: order, isError, isFetching, refetch } = useOwnOrder(id);
  const fileName = order && `${paperName(order.status)} ${order.invoiceNumber}`;
  useEffect(() => {
    // Browsers propose the title as the name of the saved PDF.
    if (fileName) document.title = fileName;
  }, [fileName]);

  if (order) {
    return (
      <>
        <div className="mb-5 flex flex-col gap-3 sm:flex-row sm:justify-between">
          <BackLink to={ownOrderUrl(order.id)}>Kembali ke transaksi</BackLink>
          <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:justify-end">
            <PaperActions order={order} />
            <Button onClick={() => window.print()}>
              <Printer aria-hidden className="size-5" />
              Cetak atau simpan PDF
            </Button>
          </div>
        </div>
        <InvoiceSheet order={order} payTo={<AccountLines />} />
      </>
    );
  }
  if (isError && !isFetching) {
    return (
      <Card role="alert" className="space-y-4 py-12 text-center">
        <p className="text-ink">Transaksi ini tidak dapat dimuat.</p>
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={() => refetch()}>Coba lagi</Button>
          <ButtonLink to={screens.ownOrders} variant="secondary">
            Transaksi Saya
          </ButtonLink>
        </div>
      </Card>
    );
  }
  return (
    <Card aria-busy className="space-y-5">
      <Skeleton className="h-8 w-1/2" />
      <Skeleton className="w-2/3" />
      <Skeleton className="h-40" />
    </Card>
  );
}
