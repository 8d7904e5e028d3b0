// Changing the number that customers pay to is how shops are robbed: the admin is asked again with
// both numbers in sight.
import type { ManagedPaymentAccount } from '@timesync/contract';
import { useRef, useState } from 'react';
import { Form, SubmitButton } from '~/components/form';
import { AlertDialog, Dialog } from '~/components/ui';
import { callApi, keys, useRefresh } from '~/lib/api';
import { notifySuccess } from '~/lib/browser/notify';
import { editedFields } from '~/lib/values/edited-fields';
import { AccountFields } from './account-fields';
import { accountForm } from './account-form';
import { sendPicture } from './send-picture';

interface EditAccountDialogProps {
  account: ManagedPaymentAccount;
  onClose: () => void;
}

export default function EditAccountDialog({ account, onClose }: EditAccountDialogProps) {
  const { id, qrisPicture: _, ...fields } = account;
  const refresh = useRefresh(keys.accounts);
  const [picture, setPicture] = useState<Blob>();
  const [asked, setAsked] = useState<{ next: string; answer: (isSure: boolean) => void }>();
  /** A number once confirmed is not asked about again. */
  const confirmed = useRef(account.accountNumber);
  const isSure = async (next: string) => {
    if (next === account.accountNumber || next === confirmed.current) return true;
    const sure = await new Promise<boolean>((answer) => setAsked({ next, answer }));
    setAsked(undefined);
    if (sure) confirmed.current = next;
    return sure;
  };
  return (
    <Dialog onClose={onClose} title="Edit Payment Account">
      <Form
        draft={`account ${id}`}
        schema={accountForm}
        defaultValues={{ ...fields, qrisPayload: fields.qrisPayload ?? '' }}
        onSubmit={async (values) => {
          if (!(await isSure(values.accountNumber))) return;
          const input = { params: { id }, body: editedFields(fields, values) };
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
      {asked && (
        <AlertDialog
          onClose={() => asked.answer(false)}
          title="Nomor rekening berubah"
          question={`Mulai sekarang pembayaran ke ${account.name} masuk ke nomor yang baru. Periksa sekali lagi: nomor lama → nomor baru.`}
          itemName={`${account.accountNumber} → ${asked.next}`}
          actionLabel="Ya, ubah nomor"
          isPending={false}
          onConfirm={() => asked.answer(true)}
        />
      )}
    </Dialog>
  );
}
