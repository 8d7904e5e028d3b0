import type { ShippingAddress } from '@timesync/contract';
import { EntryDialog } from '~/components/form';
import { AddressFields } from './address-fields';
import { fetchAddressSchema } from './shipping-queries';

interface ChangeAddressDialogProps {
  orderId: number;
  address: ShippingAddress;
  isProvinceFixed: boolean;
  send: (address: ShippingAddress) => Promise<void>;
  onClose: () => void;
}

export default function ChangeAddressDialog(props: ChangeAddressDialogProps) {
  const { orderId, address, isProvinceFixed, send, onClose } = props;
  return (
    <EntryDialog
      title="Ganti alamat"
      description="Sebelum paket dikirim."
      confirm="Simpan alamat"
      draft={`address ${orderId}`}
      schema={fetchAddressSchema}
      defaultValues={address}
      fallbackError="Alamat gagal disimpan. Silakan coba lagi."
      send={send}
      done="Alamat diganti"
      onClose={onClose}
    >
      <AddressFields isProvinceFixed={isProvinceFixed} />
    </EntryDialog>
  );
}
