import { rejectionLabels, rejectionReason } from '@timesync/contract';
import { useController } from 'react-hook-form';
import { FormDialog } from '~/components/form/form-dialog';
import { RadioGroup } from '~/components/ui/inputs/radio-group';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { ReasonField } from '../reason-field';
import type { DecisionDialogProps } from './approve-dialog';
import { isConflict } from './decision-conflict';
import { rejectionForm } from './rejection-form';

export function RejectDialog({ order, onClose, onDecided, onConflict }: DecisionDialogProps) {
  return (
    <FormDialog
      title="Tolak bukti pembayaran"
      description={`${order.invoiceNumber}. Pelanggan membaca alasannya dan dapat mengirim bukti baru.`}
      confirm="Tolak bukti"
      isDanger
      back="Batal"
      onClose={onClose}
      draft={`rejection ${order.id}`}
      schema={rejectionForm}
      defaultValues={{
        transactionId: order.id,
        proofVersion: order.proofVersion,
        reason: 'amount',
        note: '',
      }}
      onSubmit={async (body) => {
        try {
          const rejected = await callApi('POST /admin/transactions/reject', { body });
          notifySuccess('Bukti pembayaran ditolak');
          onDecided(rejected);
        } catch (error) {
          if (!isConflict(error)) throw error;
          onConflict(error);
        }
      }}
    >
      <ReasonChoice />
      <ReasonField
        name="note"
        label="Keterangan untuk pelanggan"
        hint="Boleh kosong, kecuali untuk alasan Lainnya."
      />
    </FormDialog>
  );
}

function ReasonChoice() {
  const { field } = useController({ name: 'reason' });
  return (
    <RadioGroup
      legend="Alasan"
      options={rejectionReason.options.map((value) => ({ value, label: rejectionLabels[value] }))}
      value={field.value}
      onChange={field.onChange}
      getsFocus
    />
  );
}
