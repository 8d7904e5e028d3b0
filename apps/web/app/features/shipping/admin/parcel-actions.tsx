import {
  changeManagedAddress,
  type ManagedParcel,
  noteReturn,
  parcelLabelUrl,
  receiveManagedParcel,
} from '@timesync/contract';
import { MapPin, PackageCheck, Printer, Send, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '~/components/ui/buttons/button';
import { buttonStyle } from '~/components/ui/buttons/button-style';
import { DialogOnDemand } from '~/components/ui/overlays/dialog-on-demand';
import { API_BASE } from '~/lib/api/api-base';
import { callApi } from '~/lib/api/api-client';
import { loadOnDemand } from '~/lib/browser/load-on-demand';
import { notifySuccess } from '~/lib/browser/notify';

const sendDialog = loadOnDemand(
  async () => (await import('./send-parcel-dialog')).SendParcelDialog,
);
const addressDialog = loadOnDemand(
  async () => (await import('../change-address-dialog')).ChangeAddressDialog,
);

interface ParcelActionsProps {
  parcel: ManagedParcel;
  onMoved: () => void;
}

/** What can be done next; the status decides. */
export function ParcelActions({ parcel, onMoved }: ParcelActionsProps) {
  const [dialog, setDialog] = useState<'send' | 'address'>();
  const params = { id: String(parcel.id) };
  const close = () => setDialog(undefined);
  const move = async (route: typeof receiveManagedParcel | typeof noteReturn, done: string) => {
    await callApi(route, { params });
    notifySuccess(done);
    onMoved();
  };
  return (
    <>
      {parcel.status === 'to_send' && (
        <>
          <Button onClick={() => setDialog('send')}>
            <Send aria-hidden className="size-5" />
            Kirim
          </Button>
          <a
            href={API_BASE + parcelLabelUrl(parcel.id)}
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
        <Button onClick={() => move(receiveManagedParcel, 'Paket ditandai diterima')}>
          <PackageCheck aria-hidden className="size-5" />
          Sudah diterima
        </Button>
      )}
      {parcel.status === 'return_expected' && (
        <Button onClick={() => move(noteReturn, 'Box ditandai kembali')}>
          <Undo2 aria-hidden className="size-5" />
          Sudah kembali
        </Button>
      )}
      {dialog === 'send' && (
        <DialogOnDemand
          dialog={sendDialog}
          title="Kirim paket"
          dialogProps={{ parcel, onClose: close, onSent: onMoved }}
        />
      )}
      {dialog === 'address' && (
        <DialogOnDemand
          dialog={addressDialog}
          title="Ganti alamat"
          dialogProps={{
            address: parcel.address,
            isProvinceFixed: false,
            save: async (body) => {
              await callApi(changeManagedAddress, { params, body });
              onMoved();
            },
            onClose: close,
          }}
        />
      )}
    </>
  );
}
