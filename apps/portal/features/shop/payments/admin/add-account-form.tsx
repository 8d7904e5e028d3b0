import { useState } from 'react';
import { Form, SubmitButton } from '~/components/form';
import { Dialog } from '~/components/ui';
import { callApi, keys, useRefresh } from '~/lib/api';
import { notifySuccess } from '~/lib/browser/notify';
import { AccountFields } from './account-fields';
import { sendPicture } from './send-picture';

const schema = async () => (await import('./account-form')).accountForm;

const EMPTY = {
  name: '',
  accountNumber: '',
  accountName: '',
  type: 'bank',
  active: true,
  qrisPayload: '',
  qrisWithAmount: false,
} as const;

interface AddAccountFormProps {
  /** Filled in from the start. */
  holder?: string;
  submitLabel?: string;
  onSaved: () => void;
}

export function AddAccountForm(props: AddAccountFormProps) {
  const { holder = '', submitLabel = 'Tambah', onSaved } = props;
  const refresh = useRefresh(keys.accounts);
  const [picture, setPicture] = useState<Blob>();
  return (
    <Form
      draft="new account"
      schema={schema}
      defaultValues={{ ...EMPTY, accountName: holder }}
      onSubmit={async (body) => {
        const created = await callApi('POST /admin/payment-accounts', { body });
        await sendPicture(created.id, picture);
        notifySuccess('Data berhasil ditambahkan');
        void refresh();
        onSaved();
      }}
    >
      <AccountFields onPicture={setPicture} />
      <SubmitButton className="w-full">{submitLabel}</SubmitButton>
    </Form>
  );
}

export function AddAccountDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title="Tambah Payment Account">
      <AddAccountForm onSaved={onClose} />
    </Dialog>
  );
}
