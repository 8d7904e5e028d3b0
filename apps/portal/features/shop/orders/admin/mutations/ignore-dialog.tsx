import { type BankMutation, ignoreMutationBody } from '@timesync/contract';
import { FormDialog } from '~/components/form/form-dialog';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { ReasonField } from '../reason-field';
import { MutationDetails } from './mutation-details';
import { useReadAgain } from './mutation-queries';

interface IgnoreDialogProps {
  mutation: BankMutation;
  onClose: () => void;
}

export function IgnoreDialog({ mutation, onClose }: IgnoreDialogProps) {
  const readAgain = useReadAgain();
  return (
    <FormDialog
      title="Bukan penjualan?"
      lead={<MutationDetails mutation={mutation} />}
      confirm="Tandai"
      back="Batal"
      onClose={onClose}
      schema={ignoreMutationBody}
      defaultValues={{ reason: '' }}
      onSubmit={async (body) => {
        await callApi('POST /admin/mutations/:id/ignore', {
          params: { id: String(mutation.id) },
          body,
        });
        onClose();
        notifySuccess('Ditandai bukan penjualan');
        await readAgain();
      }}
    >
      <ReasonField
        name="reason"
        label="Alasan"
        hint="Misalnya bunga bank. Mutasi lain dengan keterangan yang sama ikut ditandai, juga nanti."
      />
    </FormDialog>
  );
}
