import { afterRejection, type Order, type OrderStatus } from '@timesync/contract';
import { Alert } from '@timesync/ui';
import { useToldPhrase } from '~/lib/seller-settings/use-told-phrase';
import { TransferredAlready } from './transferred-already';

const endings: Partial<Record<OrderStatus, string>> = {
  cancelled: 'Pesanan ini dibatalkan dan tidak perlu dibayar.',
  refunded: 'Dana pesanan ini sudah dikembalikan dan lisensinya tidak berlaku lagi.',
};

interface PaymentAlertProps {
  order: Order;
  /** Its deadline has passed, even if the server's job has not run yet. */
  isOver: boolean;
}

export function PaymentAlert({ order, isOver }: PaymentAlertProps) {
  const told = useToldPhrase();
  const canSubmit = order.allowedActions.includes('submitProof');
  const ending = endings[order.status];
  if (ending) {
    return (
      <Alert tone="info">
        <p>{ending}</p>
        {order.status === 'cancelled' && <TransferredAlready order={order} />}
      </Alert>
    );
  }
  if (order.status === 'pending' && order.awaitsShippingCost) {
    return (
      <Alert tone="info">
        Ongkos kirim sedang kami hitung. Jangan transfer dulu: jumlah yang harus dibayar {told}.
      </Alert>
    );
  }
  if (order.status === 'confirm' && !order.paymentProof) {
    return (
      <Alert tone="info">
        Pesanan ini gratis, tidak ada yang perlu ditransfer. Kami periksa paling lama 1×24 jam, lalu
        hasilnya {told}.
      </Alert>
    );
  }
  if (order.status === 'confirm') {
    return (
      <Alert tone="info">
        Bukti pembayaran sudah kami terima dan sedang diperiksa, paling lama 1×24 jam. Hasilnya{' '}
        {told}.
      </Alert>
    );
  }
  if (isOver) {
    return (
      <Alert tone="info">
        {canSubmit ? (
          'Batas waktu pembayaran sudah lewat. Kalau Anda sudah mentransfer, kirim buktinya di sini dan pesanan kami buka lagi.'
        ) : (
          <>
            <p>Batas waktu pembayaran sudah lewat. Belum transfer? Silakan buat pesanan baru.</p>
            <TransferredAlready order={order} />
          </>
        )}
      </Alert>
    );
  }
  if (order.status !== 'pending' || !order.rejectionReason) return null;
  return (
    <Alert tone="error">
      <p>Bukti pembayaran sebelumnya belum dapat kami terima.</p>
      <p>Alasan: {order.rejectionReason}</p>
      <p>{afterRejection(order.rejectionCode)}</p>
    </Alert>
  );
}
