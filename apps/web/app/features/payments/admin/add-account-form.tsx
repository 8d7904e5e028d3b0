import { createPaymentAccount } from '@timesync/contract';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { usePasswordDemand } from '~/components/form/use-password-demand';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { AccountFields } from './account-fields';
import { accountForm } from './account-form';
import { useRefreshPaymentAccounts } from './managed-account-queries';

const EMPTY = {
  name: '',
  accountNumber: '',
  accountName: '',
  type: 'bank',
  active: true,
  currentPassword: '',
} as const;

export function AddAccountForm({ onSaved }: { onSaved: () => void }) {
  const refresh = useRefreshPaymentAccounts();
  const password = usePasswordDemand();
  return (
    <Form
      schema={accountForm}
      defaultValues={EMPTY}
      fallbackError="Terjadi kesalahan, hubungi admin!"
      onSubmit={async (body) => {
        await callApi(createPaymentAccount, { body }).catch(password.note);
        notifySuccess('Data berhasil ditambahkan');
        void refresh();
        onSaved();
      }}
    >
      <AccountFields asksPassword={password.isAsked} />
      <SubmitButton className="w-full">Tambah</SubmitButton>
    </Form>
  );
}
