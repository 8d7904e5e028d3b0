// Changing the number that customers pay to is how shops are robbed: the admin is asked again with
// both numbers in sight.
import type { ManagedPaymentAccount } from '@timesync/contract';
import { useState } from 'react';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { Dialog } from '~/components/ui/overlays/dialog';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { editedFields } from '~/lib/values/edited-fields';
import { AccountFields } from './account-fields';
import { accountForm } from './account-form';
import { useRefreshPaymentAccounts } from './managed-account-queries';
import { NumberChangeQuestion } from './number-change-question';
import { sendPicture } from './send-picture';
import { useNumberChange } from './use-number-change';

interface EditAccountDialogProps {
  account: ManagedPaymentAccount;
  onClose: () => void;
}

export function EditAccountDialog({ account, onClose }: EditAccountDialogProps) {
  const { id, qrisPicture: _, ...fields } = account;
  const refresh = useRefreshPaymentAccounts();
  const numberChange = useNumberChange(account.accountNumber);
  const [picture, setPicture] = useState<Blob>();
  return (
    <Dialog onClose={onClose} title="Edit Payment Account">
      <Form
        draft={`account ${id}`}
        schema={accountForm}
        defaultValues={{ ...fields, qrisPayload: fields.qrisPayload ?? '' }}
        onSubmit={async (values) => {
          if (!(await numberChange.confirm(values.accountNumber))) return;
          const input = { params: { id: String(id) }, body: editedFields(fields, values) };
          await callApi('PATCH /admin/payment-accounts/:id', input);
          await sendPicture(id, picture);
          notifySuccess('Data berhasil diperbarui');
          void refresh();
          onClose();
        }}
      >
        <AccountFields onPicture={setPicture} />
        <SubmitButton className="w-full">Update</SubmitButton>
      </Form>
      <NumberChangeQuestion account={account} change={numberChange} />
    </Dialog>
  );
}
