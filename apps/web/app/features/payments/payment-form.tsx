import type { Order } from '@timesync/contract';
import { Button } from '~/components/ui/buttons/button';
import { Alert } from '~/components/ui/feedback/alert';
import { Skeleton } from '~/components/ui/feedback/skeleton';
import { usePaymentAccounts } from './payment-queries';
import { ProofForm } from './proof-form';

interface PaymentFormProps {
  order: Order;
  onUploaded: (order: Order) => void;
  onOutdated: () => void;
}

/** The form, once the accounts are known. */
export function PaymentForm({ order, ...callbacks }: PaymentFormProps) {
  const { data, isError, isFetching, refetch } = usePaymentAccounts();
  if (data && data.data.length > 0) {
    return <ProofForm order={order} accounts={data.data} {...callbacks} />;
  }
  if (data) {
    return (
      <Alert tone="info">
        Rekening pembayaran belum tersedia. Silakan hubungi admin lewat tombol chat.
      </Alert>
    );
  }
  if (isError && !isFetching) {
    return (
      <Alert tone="error">
        <p>Rekening pembayaran tidak dapat dimuat.</p>
        <Button variant="secondary" className="mt-3" onClick={() => refetch()}>
          Coba lagi
        </Button>
      </Alert>
    );
  }
  return (
    <div aria-busy className="space-y-3">
      <Skeleton className="h-20" />
      <Skeleton className="h-32" />
      <Skeleton className="h-32" />
    </div>
  );
}
