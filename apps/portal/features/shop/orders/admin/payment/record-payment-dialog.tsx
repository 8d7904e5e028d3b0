import { isoDate, type ManagedOrder, missingAmount, recordPaymentBody } from '@timesync/contract';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { FormDialog } from '~/components/form/form-dialog';
import { RupiahField } from '~/components/form/rupiah-field';
import { TextField } from '~/components/form/text-field';
import { RadioGroup } from '~/components/ui/inputs/radio-group';
import { callApi } from '~/lib/api/api-client';
import { createIdempotencyKey } from '~/lib/api/idempotency-key';
import { notifySuccess } from '~/lib/browser/notify';
import { useToldSentence } from '~/lib/seller-settings/use-told-phrase';
import { evidenceLabels } from './evidence-labels';
import { paymentForm } from './payment-form';

interface RecordPaymentDialogProps {
  order: ManagedOrder;
  onClose: () => void;
  onRecorded: (order: ManagedOrder) => void;
}

/** Filled in for the usual case: all of it, today. */
export function RecordPaymentDialog({ order, onClose, onRecorded }: RecordPaymentDialogProps) {
  // Pressing again after a lost answer does not book twice.
  const [idempotencyKey] = useState(createIdempotencyKey);
  const today = isoDate(new Date());
  const told = useToldSentence(order.user.email);
  return (
    <FormDialog
      title="Catat Pembayaran"
      description={`${order.invoiceNumber}. Untuk uang yang sudah Anda terima. Lisensi langsung terbit. ${told}`}
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
      onSubmit={async (body) => {
        const options = { idempotencyKey, toast: false };
        const booked = await callApi('POST /admin/transactions/record-payment', { body }, options);
        notifySuccess(
          booked.status === 'paid' ? 'Pembayaran dicatat, pesanan lunas' : 'Pembayaran dicatat',
        );
        onRecorded(booked);
      }}
    >
      <KindChoice />
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
    </FormDialog>
  );
}

const kinds = recordPaymentBody.shape.kind.options;

function KindChoice() {
  const { field } = useController({ name: 'kind' });
  return (
    <RadioGroup
      legend="Cara bayar"
      options={kinds.map((value) => ({ value, label: evidenceLabels[value] }))}
      value={field.value}
      onChange={field.onChange}
      getsFocus
    />
  );
}
