import { createPaymentAccount } from '@timesync/contract';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { usePasswordDemand } from '~/components/form/use-password-demand';
import { Dialog } from '~/components/ui/overlays/dialog';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { AccountFields } from './account-fields';
import { accountForm } from './account-form';
import { useRefreshPaymentAccounts } from './managed-account-queries';

export function AddAccountDialog({ onClose }: { onClose: () => void }) {
  const refresh = useRefreshPaymentAccounts();
  const password = usePasswordDemand();
  return (
    <Dialog isOpen onOpenChange={onClose} title="Tambah Payment Account">
      <Form
        schema={accountForm}
        defaultValues={{
          name: '',
          accountNumber: '',
          accountName: '',
          type: 'bank',
          active: true,
          currentPassword: '',
        }}
        fallbackError="Terjadi kesalahan, hubungi admin!"
        onSubmit={async (body) => {
          await callApi(createPaymentAccount, { body }).catch(password.note);
          notifySuccess('Data berhasil ditambahkan');
          void refresh();
          onClose();
        }}
      >
        <AccountFields asksPassword={password.isAsked} />
        <SubmitButton className="w-full">Tambah</SubmitButton>
      </Form>
    </Dialog>
  );
}
