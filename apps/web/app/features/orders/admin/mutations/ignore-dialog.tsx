import { type BankMutation, ignoreMutation } from '@timesync/contract';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { Button } from '~/components/ui/buttons/button';
import { Dialog } from '~/components/ui/overlays/dialog';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { ReasonField } from '../reason-field';
import { MutationFacts } from './mutation-facts';
import { useReadAnew } from './mutation-queries';

interface IgnoreDialogProps {
  mutation: BankMutation;
  onClose: () => void;
}

export function IgnoreDialog({ mutation, onClose }: IgnoreDialogProps) {
  const readAnew = useReadAnew();
  return (
    <Dialog isOpen onOpenChange={onClose} title="Bukan penjualan?">
      <MutationFacts mutation={mutation} />
      <Form
        schema={ignoreMutation.body}
        defaultValues={{ reason: '' }}
        fallbackError="Terjadi kesalahan, hubungi admin!"
        onSubmit={async (body) => {
          await callApi(ignoreMutation, { params: { id: String(mutation.id) }, body });
          onClose();
          notifySuccess('Ditandai bukan penjualan');
          await readAnew();
        }}
      >
        <ReasonField
          name="reason"
          label="Alasan"
          hint="Misalnya bunga bank. Mutasi lain dengan keterangan yang sama ikut ditandai, juga nanti."
        />
        <div className="flex flex-col gap-3 sm:flex-row-reverse">
          <SubmitButton>Tandai</SubmitButton>
          <Button variant="secondary" onClick={onClose}>
            Batal
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
