import {
  type EvidenceKind,
  excessAmount,
  formatDate,
  formatRupiah,
  isoDate,
  type ManagedOrder,
  missingAmount,
  type PaymentEvidence,
  recordPaymentBody,
} from '@timesync/contract';
import { Alert } from '@timesync/ui';
import { useState } from 'react';
import { EntryDialog, RadioField, RupiahField, TextField } from '~/components/form';
import { DialogButton, Fold } from '~/components/ui';
import { callApi } from '~/lib/api';
import { createIdempotencyKey } from '~/lib/api/idempotency-key';
import { useNoticeSentence } from '~/lib/seller-settings/use-notice-phrase';
import { useStoreManagedOrder } from '../managed-order-queries';
import { paymentForm } from './payment-form';

/** The payments received for the order, and what is missing or to be refunded. */
export function ReceivedPayments({ order }: { order: ManagedOrder }) {
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
      <DialogButton
        hidden={!canRecord}
        variant="secondary"
        dialog={(close) => <RecordPaymentDialog order={order} onClose={close} />}
      >
        Catat Pembayaran
      </DialogButton>
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

const evidenceLabels: Record<EvidenceKind, string> = {
  photo: 'Foto bukti',
  cash: 'Tunai',
  transfer: 'Transfer, sudah terlihat di bank',
  mutation: 'Mutasi bank',
};

/** Filled in for the usual case: all of it, today. */
function RecordPaymentDialog({ order, onClose }: { order: ManagedOrder; onClose: () => void }) {
  const store = useStoreManagedOrder();
  // Pressing again after a lost answer does not book twice.
  const [idempotencyKey] = useState(createIdempotencyKey);
  const today = isoDate(new Date());
  const notice = useNoticeSentence(order.user.email);
  return (
    <EntryDialog
      title="Catat Pembayaran"
      description={`${order.invoiceNumber}. Untuk uang yang sudah Anda terima. Lisensi langsung terbit. ${notice}`}
      confirm="Catat"
      back="Batal"
      onClose={onClose}
      draft={`payment ${order.id}`}
      schema={paymentForm}
      defaultValues={{
        transactionId: order.id,
        kind: 'cash',
        amount: missingAmount(order),
        day: today,
        note: '',
      }}
      send={async (body) => {
        const options = { idempotencyKey, toast: false };
        const booked = await callApi('POST /admin/transactions/record-payment', { body }, options);
        void store(booked);
        const message = 'Pembayaran dicatat';
        return { message: booked.status === 'paid' ? `${message}, pesanan lunas` : message };
      }}
    >
      <RadioField
        name="kind"
        legend="Cara bayar"
        options={recordPaymentBody.shape.kind.options.map((value) => ({
          value,
          label: evidenceLabels[value],
        }))}
        getsFocus
      />
      <RupiahField
        name="amount"
        label="Jumlah diterima"
        hint="Jika kurang, sisanya ditagih ke pelanggan."
      />
      <TextField name="day" label="Tanggal diterima" type="date" max={today} />
      <TextField
        name="note"
        label="Catatan"
        hint="Boleh kosong. Hanya terlihat oleh admin."
        autoComplete="off"
      />
    </EntryDialog>
  );
}
