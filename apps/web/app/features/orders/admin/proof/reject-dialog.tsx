import { rejectionLabels, rejectionReason, rejectProof } from '@timesync/contract';
import { useController } from 'react-hook-form';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { Button } from '~/components/ui/buttons/button';
import { RadioGroup } from '~/components/ui/inputs/radio-group';
import { Dialog } from '~/components/ui/overlays/dialog';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { ReasonField } from '../reason-field';
import type { DecisionDialogProps } from './approve-dialog';
import { isConflict } from './decision-conflict';
import { rejectionForm } from './rejection-form';

export function RejectDialog({ order, onClose, onDecided, onConflict }: DecisionDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Tolak bukti pembayaran"
      description={`${order.invoiceNumber}. Pelanggan membaca alasannya dan dapat mengirim bukti baru.`}
    >
      <Form
        schema={rejectionForm}
        defaultValues={{
          transactionId: order.id,
          proofVersion: order.proofVersion,
          reason: 'amount',
          note: '',
        }}
        fallbackError="Terjadi kesalahan, hubungi admin!"
        onSubmit={async (body) => {
          try {
            const rejected = await callApi(rejectProof, { body });
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
        <div className="flex flex-col gap-3 sm:flex-row-reverse">
          <SubmitButton variant="danger">Tolak bukti</SubmitButton>
          <Button variant="secondary" onClick={onClose}>
            Batal
          </Button>
        </div>
      </Form>
    </Dialog>
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
      takesFocus
    />
  );
}
