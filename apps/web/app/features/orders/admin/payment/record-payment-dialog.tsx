import { isoDate, type ManagedOrder, missingAmount, recordPayment } from '@timesync/contract';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { Form } from '~/components/form/form';
import { RupiahField } from '~/components/form/rupiah-field';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { Button } from '~/components/ui/buttons/button';
import { RadioGroup } from '~/components/ui/inputs/radio-group';
import { Dialog } from '~/components/ui/overlays/dialog';
import { callApi } from '~/lib/api/api-client';
import { createIdempotencyKey } from '~/lib/api/idempotency-key';
import { notifySuccess } from '~/lib/browser/notify';
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
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Catat Pembayaran"
      description={`${order.invoiceNumber}. Untuk uang yang sudah Anda terima. Lisensi langsung terbit, dan pelanggan dikabari lewat email.`}
    >
      <Form
        schema={paymentForm}
        defaultValues={{
          transactionId: order.id,
          kind: 'cash',
          amount: missingAmount(order),
          day: today,
          note: '',
        }}
        fallbackError="Terjadi kesalahan, hubungi admin!"
        onSubmit={async (body) => {
          const options = { idempotencyKey, toast: false };
          const booked = await callApi(recordPayment, { body }, options);
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
        <div className="flex flex-col gap-3 sm:flex-row-reverse">
          <SubmitButton>Catat</SubmitButton>
          <Button variant="secondary" onClick={onClose}>
            Batal
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

const kinds = recordPayment.body.shape.kind.options;

function KindChoice() {
  const { field } = useController({ name: 'kind' });
  return (
    <RadioGroup
      legend="Cara bayar"
      options={kinds.map((value) => ({ value, label: evidenceLabels[value] }))}
      value={field.value}
      onChange={field.onChange}
      takesFocus
    />
  );
}
