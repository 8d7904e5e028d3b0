import { useMutation } from '@tanstack/react-query';
import { type ManagedParcel, parcelLabelUrl } from '@timesync/contract';
import { Button, buttonStyle } from '@timesync/ui';
import { MapPin, PackageCheck, Pencil, Printer, Send, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '~/components/ui/overlays/lazy-dialog';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';

const SendParcelDialog = lazyDialog(
  async () => (await import('./send-parcel-dialog')).SendParcelDialog,
);
const ChangeAddressDialog = lazyDialog(
  async () => (await import('../change-address-dialog')).ChangeAddressDialog,
);
const ReturnParcelDialog = lazyDialog(
  async () => (await import('./return-parcel-dialog')).ReturnParcelDialog,
);

interface ParcelActionsProps {
  parcel: ManagedParcel;
  onMoved: () => void;
}

/** The possible actions by status. */
export function ParcelActions({ parcel, onMoved }: ParcelActionsProps) {
  const [dialog, setDialog] = useState<'send' | 'address' | 'return'>();
  const params = { id: String(parcel.id) };
  const close = () => setDialog(undefined);
  const receipt = useMutation({
    mutationFn: () => callApi('POST /admin/parcels/:id/receive', { params }),
    onSuccess: () => {
      notifySuccess('Paket ditandai diterima');
      onMoved();
    },
  });
  return (
    <>
      {parcel.status === 'to_send' && (
        <>
          <Button data-command="approve" onClick={() => setDialog('send')}>
            <Send aria-hidden className="size-5" />
            Kirim
          </Button>
          <a
            href={parcelLabelUrl(parcel.id)}
            target="_blank"
            rel="noopener"
            className={buttonStyle('secondary')}
          >
            <Printer aria-hidden className="size-5" />
            Label
          </a>
          <Button variant="secondary" onClick={() => setDialog('address')}>
            <MapPin aria-hidden className="size-5" />
            Ganti alamat
          </Button>
        </>
      )}
      {parcel.status === 'sent' && (
        <Button
          data-command="approve"
          className="max-sm:col-span-full"
          isPending={receipt.isPending}
          onClick={() => receipt.mutate()}
        >
          <PackageCheck aria-hidden className="size-5" />
          Sudah diterima
        </Button>
      )}
      {(parcel.status === 'sent' || parcel.status === 'received') && (
        <Button variant="secondary" onClick={() => setDialog('send')}>
          <Pencil aria-hidden className="size-5" />
          Perbaiki data
        </Button>
      )}
      {parcel.status === 'return_expected' && (
        <Button data-command="approve" onClick={() => setDialog('return')}>
          <Undo2 aria-hidden className="size-5" />
          Sudah kembali
        </Button>
      )}
      {dialog === 'send' && <SendParcelDialog parcel={parcel} onClose={close} onSent={onMoved} />}
      {dialog === 'return' && (
        <ReturnParcelDialog parcel={parcel} onClose={close} onReturned={onMoved} />
      )}
      {dialog === 'address' && (
        <ChangeAddressDialog
          orderId={parcel.orderId}
          address={parcel.address}
          isProvinceFixed={false}
          send={async (body) => {
            await callApi('PATCH /admin/parcels/:id/address', { params, body });
            onMoved();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
