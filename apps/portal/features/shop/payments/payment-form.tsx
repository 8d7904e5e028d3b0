import type { Order } from '@timesync/contract';
import { Alert } from '@timesync/ui';
import { Loaded } from '~/components/ui/feedback/loaded';
import { usePaymentAccounts } from './payment-queries';
import { ProofForm } from './proof-form';

interface PaymentFormProps {
  order: Order;
  /** False for late or further pictures: that customer has already transferred, or orders again. */
  asksForTransfer: boolean;
  onUploaded: (order: Order) => void;
  onOutdated: () => void;
}

/** The form, once the accounts are known. */
export function PaymentForm(props: PaymentFormProps) {
  const accounts = usePaymentAccounts();
  return (
    <Loaded query={accounts} failure="Rekening pembayaran tidak dapat dimuat.">
      {({ data }) =>
        data.length > 0 ? (
          <ProofForm accounts={data} {...props} />
        ) : (
          <Alert tone="info">
            Nomor rekening segera tampil di sini. Pesanan Anda sudah kami simpan.
          </Alert>
        )
      }
    </Loaded>
  );
}
