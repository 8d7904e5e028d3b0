import { useWatch } from 'react-hook-form';
import { CheckboxField, SelectField, TextField } from '~/components/form';
import { accountTypeOptions } from './account-labels';
import { QrisFields } from './qris-fields';

interface AccountFieldsProps {
  /** The picture of a QRIS code, to be stored with the account. */
  onPicture: (picture: Blob) => void;
}

export function AccountFields({ onPicture }: AccountFieldsProps) {
  const type = useWatch({ name: 'type' });
  return (
    <>
      <TextField
        name="name"
        label="Nama"
        autoComplete="off"
        hint="Nama bank atau dompet digital, misalnya BSI atau DANA."
      />
      <TextField
        name="accountNumber"
        label="Nomor rekening atau ID"
        autoComplete="off"
        spellCheck={false}
      />
      <TextField name="accountName" label="Atas nama" autoComplete="off" />
      <SelectField name="type" label="Jenis akun" options={accountTypeOptions} />
      {type === 'qris' && <QrisFields onPicture={onPicture} />}
      <CheckboxField name="active" label="Aktif, tampil sebagai pilihan pembayaran" />
    </>
  );
}
