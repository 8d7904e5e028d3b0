import { couriers, type ManagedParcel, productLabel } from '@timesync/contract';
import { useId } from 'react';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { Dialog } from '~/components/ui/overlays/dialog';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { sendParcelForm } from './send-parcel-form';

const sending = {
  call: 'POST /admin/parcels/:id/send',
  title: 'Kirim paket',
  consequence: 'Pelanggan dikabari lewat email.',
  confirm: 'Tandai dikirim',
  done: 'Paket ditandai dikirim',
} as const;
const correcting = {
  call: 'PATCH /admin/parcels/:id',
  title: 'Perbaiki data kiriman',
  consequence: 'Jika kurir atau resinya berubah selama paket di jalan, pelanggan dikabari lagi.',
  confirm: 'Simpan perbaikan',
  done: 'Data kiriman diperbaiki',
} as const;

interface SendParcelDialogProps {
  parcel: ManagedParcel;
  onClose: () => void;
  onSent: () => void;
}

/** Sends a parcel, and later corrects mistyped numbers. */
export function SendParcelDialog({ parcel, onClose, onSent }: SendParcelDialogProps) {
  const courierList = useId();
  const { call, title, consequence, confirm, done } =
    parcel.status === 'to_send' ? sending : correcting;
  const units = parcel.units.map(({ orderLineId, unitIndex, serial }) => ({
    orderLineId,
    unitIndex,
    serial: serial ?? '',
  }));
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      description={`${parcel.invoiceNumber} untuk ${parcel.address.name}. ${consequence}`}
    >
      <Form
        schema={sendParcelForm}
        draftOf={parcel.id}
        defaultValues={{
          courier: parcel.courier ?? '',
          trackingNumber: parcel.trackingNumber ?? '',
          units,
        }}
        fallbackError="Kiriman gagal disimpan. Silakan coba lagi."
        onSubmit={async (body) => {
          await callApi(call, { params: { id: String(parcel.id) }, body });
          notifySuccess(done);
          onClose();
          onSent();
        }}
      >
        <TextField
          name="courier"
          label="Kurir"
          list={courierList}
          autoComplete="off"
          hint="Pilih dari daftar, atau ketik sendiri."
        />
        <datalist id={courierList}>
          {couriers.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <TextField
          name="trackingNumber"
          label="Nomor resi"
          autoComplete="off"
          hint="Boleh kosong jika diantar sendiri."
        />
        {parcel.units.map(({ orderLineId, unitIndex, product, variant }, index) => (
          <TextField
            key={`${orderLineId} ${unitIndex}`}
            name={`units.${index}.serial`}
            label={units.length === 1 ? 'Nomor seri' : `Nomor seri box ${index + 1}`}
            hint={`Di stiker bawah ${productLabel(product, variant)}.`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="font-mono"
          />
        ))}
        <SubmitButton className="w-full">{confirm}</SubmitButton>
      </Form>
    </Dialog>
  );
}
