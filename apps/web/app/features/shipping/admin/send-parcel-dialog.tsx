import { couriers, type ManagedParcel, productLabel, sendParcel } from '@timesync/contract';
import { useId } from 'react';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { Dialog } from '~/components/ui/overlays/dialog';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { sendParcelForm } from './send-parcel-form';

interface SendParcelDialogProps {
  parcel: ManagedParcel;
  onClose: () => void;
  onSent: () => void;
}

export function SendParcelDialog({ parcel, onClose, onSent }: SendParcelDialogProps) {
  const courierList = useId();
  const units = parcel.units.map(({ orderLineId, unitIndex }) => ({
    orderLineId,
    unitIndex,
    serial: '',
  }));
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Kirim paket"
      description={`${parcel.invoiceNumber} untuk ${parcel.address.name}. Pelanggan dikabari lewat email.`}
    >
      <Form
        schema={sendParcelForm}
        defaultValues={{ courier: '', trackingNumber: '', units }}
        fallbackError="Kiriman gagal disimpan. Silakan coba lagi."
        onSubmit={async (body) => {
          await callApi(sendParcel, { params: { id: String(parcel.id) }, body });
          notifySuccess('Paket ditandai dikirim');
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
        <SubmitButton className="w-full">Tandai dikirim</SubmitButton>
      </Form>
    </Dialog>
  );
}
