<<<<<<< HEAD
import { Dialog } from '~/components/ui/overlays/dialog';
import { AddAccountForm } from './add-account-form';

export function AddAccountDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog isOpen onOpenChange={onClose} title="Tambah Payment Account">
      <AddAccountForm onSaved={onClose} />
=======
import { createPaymentAccount } from '@timesync/contract';
import { useState } from 'react';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { usePasswordDemand } from '~/components/form/use-password-demand';
import { Dialog } from '~/components/ui/overlays/dialog';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { AccountFields } from './account-fields';
import { accountForm, keepPicture } from './account-form';
import { useRefreshPaymentAccounts } from './managed-account-queries';

export function AddAccountDialog({ onClose }: { onClose: () => void }) {
  const refresh = useRefreshPaymentAccounts();
  const password = usePasswordDemand();
  const [picture, setPicture] = useState<Blob>();
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
          qrisPayload: '',
          qrisWithAmount: false,
          currentPassword: '',
        }}
        fallbackError="Terjadi kesalahan, hubungi admin!"
        onSubmit={async (body) => {
          const created = await callApi(createPaymentAccount, { body }).catch(password.note);
          await keepPicture(created.id, picture);
          notifySuccess('Data berhasil ditambahkan');
          void refresh();
          onClose();
        }}
      >
        <AccountFields asksPassword={password.isAsked} onPicture={setPicture} />
        <SubmitButton className="w-full">Tambah</SubmitButton>
      </Form>
>>>>>>> 0c8f7ef (QRIS codes are read from their picture and shown with what they must say; a month's sums are those of the bank; the export of orders names the code)
    </Dialog>
  );
}
