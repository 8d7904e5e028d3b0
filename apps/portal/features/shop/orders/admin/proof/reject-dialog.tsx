import { rejectionLabels, rejectProofBody } from '@timesync/contract';
import { FormDialog, RadioField, TextareaField } from '~/components/form';
import { withoutEmptyTexts } from '~/components/form/empty-as-absent';
import { callApi } from '~/lib/api';
import { optionsOf } from '~/lib/values/labels';
import type { DecisionDialogProps } from './approve-dialog';

const schema = withoutEmptyTexts(rejectProofBody);

export default function RejectDialog({ order, decide, onClose }: DecisionDialogProps) {
  return (
    <FormDialog
      title="Tolak bukti pembayaran"
      description={`${order.invoiceNumber}. Pelanggan membaca alasannya dan dapat mengirim bukti baru.`}
      confirm="Tolak bukti"
      isDanger
      back="Batal"
      onClose={onClose}
      draft={`rejection ${order.id}`}
      schema={schema}
      defaultValues={{
        transactionId: order.id,
        proofVersion: order.proofVersion,
        reason: 'amount',
        note: '',
      }}
      onSubmit={(body) =>
        decide(callApi('POST /admin/transactions/reject', { body }), 'Bukti pembayaran ditolak')
      }
    >
      <RadioField name="reason" legend="Alasan" options={optionsOf(rejectionLabels)} getsFocus />
      <TextareaField
        name="note"
        label="Keterangan untuk pelanggan"
        hint="Boleh kosong, kecuali untuk alasan Lainnya."
        rows={3}
      />
    </FormDialog>
  );
}
