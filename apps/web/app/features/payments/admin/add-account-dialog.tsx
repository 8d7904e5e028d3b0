import { createPaymentAccount, createPaymentAccountBody } from '@timesync/contract';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { Dialog } from '~/components/ui/dialog';
import { callApi } from '~/lib/api-client';
import { notifySuccess } from '~/lib/notify';
import { AccountFields } from './account-fields';
import { useRefreshPaymentAccounts } from './managed-payment-account-queries';

export function AddAccountDialog({ onClose }: { onClose: () => void }) {
  const refresh = useRefreshPaymentAccounts();
  return (
    <Dialog isOpen onOpenChange={onClose} title="Tambah Payment Account">
      <Form
        schema={createPaymentAccountBody}
        defaultValues={{ name: '', accountNumber: '', accountName: '', type: 'bank', active: true }}
        fallbackError="Terjadi kesalahan, hubungi admin!"
        onSubmit={async (body) => {
          await callApi(createPaymentAccount, { body }, { toast: false });
          notifySuccess('Data berhasil ditambahkan');
          void refresh();
          onClose();
        }}
      >
        <AccountFields />
        <SubmitButton className="w-full">Tambah</SubmitButton>
      </Form>
    </Dialog>
  );
}
