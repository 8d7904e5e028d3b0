// Changing the number that customers pay to is how shops are robbed: the admin is asked again with
// both numbers in sight, and, when his login is not recent, for his password.
import {
  type ManagedPaymentAccount,
  updatePaymentAccount,
  updatePaymentAccountBody,
} from '@timesync/contract';
import { useState } from 'react';
import { emptyAsAbsent } from '~/components/form/empty-as-absent';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { Dialog } from '~/components/ui/dialog';
import { callApi } from '~/lib/api-client';
import { ApiError } from '~/lib/api-error';
import { notifySuccess } from '~/lib/notify';
import { AccountFields } from './account-fields';
import { useRefreshPaymentAccounts } from './managed-payment-account-queries';
import { NumberChangeQuestion } from './number-change-question';
import { PasswordAgain } from './password-again';
import { useNumberChange } from './use-number-change';

const editAccountForm = updatePaymentAccountBody.extend({
  currentPassword: emptyAsAbsent(updatePaymentAccountBody.shape.currentPassword),
});

interface EditAccountDialogProps {
  account: ManagedPaymentAccount;
  onClose: () => void;
}

export function EditAccountDialog({ account, onClose }: EditAccountDialogProps) {
  const { id, ...facts } = account;
  const refresh = useRefreshPaymentAccounts();
  const numberChange = useNumberChange(account.accountNumber);
  const [asksPassword, setAsksPassword] = useState(false);
  return (
    <Dialog isOpen onOpenChange={onClose} title="Edit Payment Account">
      <Form
        schema={editAccountForm}
        defaultValues={{ ...facts, currentPassword: '' }}
        fallbackError="Terjadi kesalahan, hubungi admin!"
        onSubmit={async (body) => {
          if (!(await numberChange.confirm(body.accountNumber))) return;
          try {
            await callApi(
              updatePaymentAccount,
              { params: { id: String(id) }, body },
              { toast: false },
            );
          } catch (error) {
            if (error instanceof ApiError && error.field === 'currentPassword') {
              setAsksPassword(true);
            }
            throw error;
          }
          notifySuccess('Data berhasil diperbarui');
          void refresh();
          onClose();
        }}
      >
        <AccountFields />
        {asksPassword && <PasswordAgain />}
        <SubmitButton className="w-full">Update</SubmitButton>
      </Form>
      <NumberChangeQuestion account={account} change={numberChange} />
    </Dialog>
  );
}
