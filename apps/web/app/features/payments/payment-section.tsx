// Shows how to pay and takes the proof whenever the order's `allowedActions` say so, also again
// while a proof is being checked and late, after the order has expired. A free order needs none.
import { afterRejection, formatDateTime, type Order, type OrderStatus } from '@timesync/contract';
import { useState } from 'react';
import { Button } from '~/components/ui/buttons/button';
import { Alert } from '~/components/ui/feedback/alert';
import { PaymentForm } from './payment-form';
import { PaymentSummary } from './payment-summary';
import { TransferredAlready } from './transferred-already';

interface PaymentSectionProps {
  order: Order;
  onUploaded: (order: Order) => void;
  onOutdated: () => void;
}

export function PaymentSection({ order, onUploaded, onOutdated }: PaymentSectionProps) {
  const [isReplacing, setIsReplacing] = useState(false);
  const canSubmit = order.allowedActions.includes('submitProof');
  const isWaiting = order.status === 'confirm';
  const hasProof = order.paymentProof !== null;
  const form = (
    <PaymentForm
      // A new proof starts with an empty form.
      key={order.proofVersion}
      order={order}
      onUploaded={(updated) => {
        setIsReplacing(false);
        onUploaded(updated);
      }}
      onOutdated={onOutdated}
    />
  );
  return (
    <section aria-labelledby="payment" className="space-y-4">
      <h3 id="payment" className="font-bold text-ink">
        Pembayaran
      </h3>
      <PaymentNotice order={order} />
      <PaymentSummary order={order} />
      {canSubmit && isWaiting && hasProof && (
        <Button variant="secondary" onClick={() => setIsReplacing(!isReplacing)}>
          {isReplacing ? 'Tutup' : 'Kirim bukti lain'}
        </Button>
      )}
      {canSubmit && (!isWaiting || isReplacing) && form}
    </section>
  );
}

const endings: Partial<Record<OrderStatus, string>> = {
  cancelled: 'Pesanan ini dibatalkan dan tidak perlu dibayar.',
  refunded: 'Dana pesanan ini sudah dikembalikan dan lisensinya tidak berlaku lagi.',
};

function PaymentNotice({ order }: { order: Order }) {
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
  if (order.status === 'confirm' && !order.paymentProof) {
    return (
      <Alert tone="info">
        Pesanan ini gratis, tidak ada yang perlu ditransfer. Kami periksa paling lama 1×24 jam, lalu
        Anda dikabari lewat email.
      </Alert>
    );
  }
  if (order.status === 'confirm') {
    return (
      <Alert tone="info">
        Bukti pembayaran sudah kami terima dan sedang diperiksa, paling lama 1×24 jam. Anda akan
        dikabari lewat email.
      </Alert>
    );
  }
  if (order.status === 'expired') {
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
  if (order.status !== 'pending') return null;
  return (
    <>
      {order.rejectionReason && (
        <Alert tone="error">
          <p>Bukti pembayaran sebelumnya belum dapat kami terima.</p>
          <p>Alasan: {order.rejectionReason}</p>
          <p>{afterRejection(order.rejectionCode)}</p>
        </Alert>
      )}
      <p className="text-ink">
        Bayar sebelum <strong>{formatDateTime(order.expiresAt)} WIB</strong>.
      </p>
    </>
  );
}
