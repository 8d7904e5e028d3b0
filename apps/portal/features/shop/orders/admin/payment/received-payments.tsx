import {
  excessAmount,
  formatDate,
  formatRupiah,
  type ManagedOrder,
  missingAmount,
  type PaymentEvidence,
} from '@timesync/contract';
import { Alert, Button } from '@timesync/ui';
import { useState } from 'react';
import { Fold } from '~/components/ui/content/fold';
import { useStoreManagedOrder } from '../managed-order-queries';
import { evidenceLabels } from './evidence-labels';
import { RecordPaymentDialog } from './record-payment-dialog';

/** The payments received for the order, and what is missing or to be refunded. */
export function ReceivedPayments({ order }: { order: ManagedOrder }) {
  const [isRecording, setIsRecording] = useState(false);
  const store = useStoreManagedOrder();
  const canRecord = order.allowedActions.includes('recordPayment') && order.totalAmount > 0;
  if (order.evidence.length === 0 && !canRecord) return null;
  const difference = differenceOf(order);
  // Open where something is to be done about it.
  const isOpen = difference !== undefined || (canRecord && !order.paymentProof);
  return (
    <Fold title="Uang yang diterima" open={isOpen}>
      {order.evidence.length === 0 ? (
        <p className="text-ink-muted text-sm">Belum ada.</p>
      ) : (
        <ul className="divide-y divide-line border-line border-y text-sm">
          {order.evidence.map((evidence) => (
            <Received key={evidence.id} evidence={evidence} />
          ))}
        </ul>
      )}
      {difference && <Alert tone="info">{difference}</Alert>}
      {canRecord && (
        <Button variant="secondary" onClick={() => setIsRecording(true)}>
          Catat Pembayaran
        </Button>
      )}
      {isRecording && (
        <RecordPaymentDialog
          order={order}
          onClose={() => setIsRecording(false)}
          onRecorded={(booked) => {
            setIsRecording(false);
            void store(booked);
          }}
        />
      )}
    </Fold>
  );
}

function Received({ evidence }: { evidence: PaymentEvidence }) {
  const { kind, amount, at, by, note } = evidence;
  return (
    <li className="flex items-start justify-between gap-4 py-2">
      <div className="min-w-0">
        <p className="font-semibold text-ink">{evidenceLabels[kind]}</p>
        <p className="text-ink-muted">
          {formatDate(at)}
          {by && `, dicatat ${by}`}
        </p>
        {note && <p className="break-words text-ink-muted">{note}</p>}
      </div>
      <p className="shrink-0 font-semibold text-ink tabular-nums">{formatRupiah(amount)}</p>
    </li>
  );
}

function differenceOf(order: ManagedOrder): string | undefined {
  const missing = order.receivedAmount > 0 ? missingAmount(order) : 0;
  const excess = excessAmount(order);
  if (missing > 0)
    return `Masih kurang ${formatRupiah(missing)}. Pelanggan melihatnya di Transaksi Saya.`;
  if (excess > 0)
    return `Lebih bayar ${formatRupiah(excess)}. Kembalikan kelebihannya kepada pelanggan.`;
  return undefined;
}
