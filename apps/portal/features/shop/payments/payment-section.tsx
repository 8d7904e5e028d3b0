// Shows how to pay and takes the proof whenever the order's `allowedActions` say so, also again
// while a proof is being checked and late, after the order has expired. A free order needs none.
import { formatDateTime, type Order } from '@timesync/contract';
import { Button, DetailRow } from '@timesync/ui';
import { useEffect, useState } from 'react';
import { PrivatePicture } from '~/components/ui';
import { PaymentAlert } from './payment-alert';
import { PaymentForm } from './proof-form';

interface PaymentSectionProps {
  order: Order;
  onUploaded: (order: Order) => unknown;
  /** Orders the same again; shown if nothing is left to pay. */
  orderAgain: { isPending: boolean; start: () => void };
}

export function PaymentSection({ order, onUploaded, orderAgain }: PaymentSectionProps) {
  /** Another picture is sent in place of this one. */
  const [replaced, setReplaced] = useState<number>();
  const isReplacing = replaced === order.proofVersion;
  const hasPassed = useHasPassed(order.expiresAt);
  const canSubmit = order.allowedActions.includes('submitProof');
  const isWaiting = order.status === 'confirm';
  // The shipping cost is unknown: the time to pay has not begun.
  const isPayable = order.status === 'pending' && !order.awaitsShippingCost;
  const isOver = order.status === 'expired' || (isPayable && hasPassed);
  // After a refusal the new picture is shown before the old one.
  const isRefused = order.status === 'pending' && order.rejectionReason !== null;
  const hasProof = order.paymentProof !== null;
  const form = (
    <PaymentForm
      // A new proof starts with an empty form.
      key={order.proofVersion}
      order={order}
      asksForTransfer={order.status === 'pending' && !hasPassed}
      onUploaded={onUploaded}
    />
  );
  return (
    <section aria-labelledby="payment" className="space-y-4">
      {/* Before the payment the dialog's own title says it. */}
      <h3 id="payment" className={isPayable ? 'sr-only' : 'font-bold text-ink'}>
        Pembayaran
      </h3>
      <PaymentAlert order={order} isOver={isOver} />
      {(isOver || order.status === 'cancelled') && (
        <Button
          variant="secondary"
          className="w-full"
          isPending={orderAgain.isPending}
          onClick={orderAgain.start}
        >
          Pesan lagi
        </Button>
      )}
      {isRefused && canSubmit && form}
      <PaymentSummary order={order} />
      {canSubmit && isWaiting && hasProof && (
        <Button
          variant="secondary"
          onClick={() => setReplaced(isReplacing ? undefined : order.proofVersion)}
        >
          {isReplacing ? 'Tutup' : 'Kirim bukti lain'}
        </Button>
      )}
      {canSubmit && !isRefused && (!isWaiting || isReplacing) && form}
    </section>
  );
}

/** Account, date and proof of a payment. */
function PaymentSummary({ order }: { order: Order }) {
  const { paymentAccount, paymentDate, paidAt, paymentProof } = order;
  if (!paymentProof && !paidAt) return null;
  return (
    <div className="space-y-4">
      <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2">
        {paymentAccount && (
          <DetailRow label="Rekening tujuan">
            {paymentAccount.name} {paymentAccount.accountNumber}
            <br />
            a.n. {paymentAccount.accountName}
          </DetailRow>
        )}
        {paymentDate && (
          <DetailRow label="Bukti dikirim">{formatDateTime(paymentDate)} WIB</DetailRow>
        )}
        {paidAt && <DetailRow label="Lunas pada">{formatDateTime(paidAt)} WIB</DetailRow>}
      </dl>
      {paymentProof && (
        <div className="max-w-xs">
          <PrivatePicture
            key={paymentProof}
            url={paymentProof}
            alt="Bukti pembayaran yang Anda kirim"
          />
        </div>
      )}
    </div>
  );
}

/** A longer wait would overflow the browser's timers. */
const LONGEST_WAIT_MS = 24 * 60 * 60_000;

/** Whether the time has passed by this device's clock; updates at that moment. */
function useHasPassed(moment: string): boolean {
  const end = Date.parse(moment);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const left = end - now;
    if (left <= 0) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(left, LONGEST_WAIT_MS));
    return () => clearTimeout(timer);
  }, [end, now]);
  return end <= now;
}
