import { couriers, type ManagedParcel, productLabel } from '@timesync/contract';
import { useId, useState } from 'react';
import { Form, SubmitButton, TextField } from '~/components/form';
import { Dialog } from '~/components/ui';
import { callApi } from '~/lib/api';
import { notifySuccess } from '~/lib/browser/notify';
import { useNoticeSentence } from '~/lib/seller-settings/use-notice-phrase';
import { PackBox } from './pack-box';
import { sendParcelForm } from './send-parcel-form';

const sending = {
  title: 'Kirim paket',
  confirm: 'Tandai dikirim',
  done: 'Paket ditandai dikirim',
} as const;
const correcting = {
  title: 'Perbaiki data kiriman',
  confirm: 'Simpan perbaikan',
  done: 'Data kiriman diperbaiki',
} as const;

interface SendParcelDialogProps {
  parcel: ManagedParcel;
  onClose: () => void;
  onSent: () => void;
}

/** Packs and sends a parcel, and later corrects mistyped numbers. */
export default function SendParcelDialog({
  parcel: opened,
  onClose,
  onSent,
}: SendParcelDialogProps) {
  const courierList = useId();
  const [parcel, setParcel] = useState(opened);
  const isSending = parcel.status === 'to_send';
  const { title, confirm, done } = isSending ? sending : correcting;
  const notice = useNoticeSentence(parcel.customer.email);
  const isActive = isSending && parcel.units.every(({ activation }) => activation?.isPacked);
  const units = parcel.units.map(({ orderLineId, unitIndex, serial }) => ({
    orderLineId,
    unitIndex,
    serial: serial ?? '',
  }));
  return (
    <Dialog
      onClose={onClose}
      title={title}
      description={`${parcel.invoiceNumber} untuk ${parcel.address.name}. ${notice}`}
    >
      {isSending && (
        <div className="mb-5 space-y-4">
          {parcel.units.map((unit, index) => (
            <PackBox
              key={`${unit.orderLineId} ${unit.unitIndex}`}
              parcelId={parcel.id}
              unit={unit}
              label={units.length === 1 ? 'Box' : `Box ${index + 1}`}
              onPacked={setParcel}
            />
          ))}
        </div>
      )}
      <Form
        draft={`parcel ${parcel.id}`}
        schema={sendParcelForm}
        defaultValues={{
          courier: parcel.courier ?? '',
          trackingNumber: parcel.trackingNumber ?? '',
          units,
        }}
        fallbackError="Kiriman gagal disimpan. Silakan coba lagi."
        onSubmit={async (body) => {
          const params = { id: parcel.id };
          if (isSending) {
            const packed = body.units.map((unit, index) => ({
              ...unit,
              deviceId: packedDevice(parcel.units[index]),
            }));
            const sent = { ...body, units: packed };
            await callApi('POST /admin/parcels/:id/send', { params, body: sent });
          } else await callApi('PATCH /admin/parcels/:id', { params, body });
          notifySuccess(done);
          onClose();
          onSent();
        }}
      >
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
        <SubmitButton className="w-full">
          {isActive ? 'Box sudah aktif, tandai dikirim' : confirm}
        </SubmitButton>
      </Form>
    </Dialog>
  );
}

function packedDevice(unit: ManagedParcel['units'][number] | undefined): string | null {
  return unit?.activation?.isPacked ? unit.activation.deviceId : null;
}
