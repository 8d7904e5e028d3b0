import type { ShippingAddress } from '@timesync/contract';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { TextareaField } from '~/components/form/textarea-field';
import { Dialog } from '~/components/ui/overlays/dialog';
import { notifySuccess } from '~/lib/browser/notify';
import { fetchAddressSchema } from './fetch-address-schema';

interface ChangeAddressDialogProps {
  orderId: number;
  address: ShippingAddress;
  /** Only an admin changes the province, because the shipping cost depends on it. */
  isProvinceFixed: boolean;
  send: (address: ShippingAddress) => Promise<void>;
  onClose: () => void;
}

export function ChangeAddressDialog(props: ChangeAddressDialogProps) {
  const { orderId, address, isProvinceFixed, send, onClose } = props;
  return (
    <Dialog onClose={onClose} title="Ganti alamat" description="Sebelum paket dikirim.">
      <Form
        draft={`address ${orderId}`}
        schema={fetchAddressSchema}
        defaultValues={address}
        fallbackError="Alamat gagal disimpan. Silakan coba lagi."
        onSubmit={async (changed) => {
          await send(changed);
          notifySuccess('Alamat diganti');
          onClose();
        }}
      >
        <TextField name="name" label="Nama penerima" autoComplete="name" />
        <TextField name="whatsapp" label="Nomor WhatsApp" inputMode="tel" autoComplete="tel" />
        <TextareaField name="street" label="Jalan dan nomor" rows={2} />
        <TextField name="kelurahan" label="Kelurahan/desa" />
        <TextField name="kecamatan" label="Kecamatan" />
        <TextField name="city" label="Kabupaten/kota" />
        <TextField
          name="province"
          label="Provinsi"
          readOnly={isProvinceFixed}
          hint={isProvinceFixed && 'Ongkir dihitung dari provinsi. Hubungi admin jika berbeda.'}
        />
        <TextField
          name="postcode"
          label="Kode pos"
          inputMode="numeric"
          autoComplete="postal-code"
        />
        <SubmitButton className="w-full">Simpan alamat</SubmitButton>
      </Form>
    </Dialog>
  );
}
