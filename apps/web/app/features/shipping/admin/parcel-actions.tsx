import {
  changeManagedAddress,
  type ManagedParcel,
  parcelLabelUrl,
  receiveManagedParcel,
} from '@timesync/contract';
import { MapPin, PackageCheck, Pencil, Printer, Send, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '~/components/ui/buttons/button';
import { buttonStyle } from '~/components/ui/buttons/button-style';
import { API_BASE } from '~/lib/api/api-base';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { ChangeAddressDialog } from '../change-address-dialog';
import { ReturnParcelDialog } from './return-parcel-dialog';
import { SendParcelDialog } from './send-parcel-dialog';

interface ParcelActionsProps {
  parcel: ManagedParcel;
  onMoved: () => void;
}

/** What can be done next; the status decides. */
export function ParcelActions({ parcel, onMoved }: ParcelActionsProps) {
  const [dialog, setDialog] = useState<'send' | 'address' | 'return'>();
  const params = { id: String(parcel.id) };
  const close = () => setDialog(undefined);
  const receive = async () => {
    await callApi(receiveManagedParcel, { params });
    notifySuccess('Paket ditandai diterima');
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
        <Button onClick={receive}>
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
        <Button onClick={() => setDialog('return')}>
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
          address={parcel.address}
          isProvinceFixed={false}
          save={async (body) => {
            await callApi(changeManagedAddress, { params, body });
            onMoved();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
