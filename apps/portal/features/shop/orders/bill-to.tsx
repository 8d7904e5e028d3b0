import { billTo, correctReceiptBody, type WrittenBillTo } from '@timesync/contract';
import { TextareaField, TextField } from '~/components/form';
import { emptyAsAbsent } from '~/components/form/empty-as-absent';

const optional = {
  address: emptyAsAbsent(billTo.shape.address),
  taxNumber: emptyAsAbsent(billTo.shape.taxNumber),
};

export const billToForm = billTo.extend(optional);
export const correctReceiptForm = correctReceiptBody.extend(optional);

export function typedBillTo({ name, address, taxNumber }: WrittenBillTo) {
  return { name, address: address ?? '', taxNumber: taxNumber ?? '' };
}

/** The name on the documents: the mosque's, so that its treasurer can book them. */
export function BillToFields() {
  return (
    <>
      <TextField
        name="name"
        label="Atas nama"
        hint="Misalnya nama masjid, seperti di buku kas bendahara."
        autoComplete="organization"
      />
      <TextareaField name="address" label="Alamat (boleh kosong)" rows={2} />
      <TextField name="taxNumber" label="NPWP (boleh kosong)" inputMode="numeric" />
    </>
  );
}
