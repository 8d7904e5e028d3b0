import {
  formatDateTime,
  type ManagedParcel,
  managedOrderUrl,
  parcelLabelUrl,
  productLabel,
} from '@timesync/contract';
import { Button, Card, DetailRow } from '@timesync/ui';
import { MapPin, PackageCheck, Pencil, Printer, Send, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { OfficeLink } from '~/components/links/office-link';
import { Badge, ChangeButton, CopyButton, lazyDialog, OutLink } from '~/components/ui';
import { callApi } from '~/lib/api';
import { addressText, WrittenAddress } from '../saved-address';
import { Tracking } from '../tracking';

interface ParcelCardProps {
  parcel: ManagedParcel;
  onMoved: () => void;
}

export function ParcelCard({ parcel, onMoved }: ParcelCardProps) {
  const { address, claimId, courier, invoiceNumber, orderId, units } = parcel;
  return (
    <Card aria-label={`Kiriman ${invoiceNumber}`} className="space-y-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <OfficeLink
          area="orders"
          to={managedOrderUrl(orderId)}
          className="inline-flex min-h-11 items-center font-bold text-brand-text underline underline-offset-2"
        >
          {invoiceNumber}
        </OfficeLink>
        {claimId && <Badge tone="info">Pengganti garansi</Badge>}
      </div>
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <DetailRow label="Kepada">
          <WrittenAddress address={address} />
        </DetailRow>
        <DetailRow label="Isi">
          <ul className="space-y-1">
            {units.map((unit) => (
              <li key={`${unit.orderLineId} ${unit.unitIndex}`}>
                {productLabel(unit.product, unit.variant)}
                {unit.serial && <span className="block font-mono">{unit.serial}</span>}
                {unit.replacesSerial && (
                  <span className="block font-normal text-ink-muted">
                    menggantikan {unit.replacesSerial}
                  </span>
                )}
                <BoundLicense unit={unit} isSent={parcel.status === 'sent'} />
              </li>
            ))}
          </ul>
        </DetailRow>
        <DetailRow label="Riwayat">{momentsOf(parcel)}</DetailRow>
      </dl>
      {courier && <Tracking {...parcel} />}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2 *:gap-1.5 *:px-1 sm:flex sm:flex-wrap sm:*:px-4">
        <ParcelActions parcel={parcel} onMoved={onMoved} />
        <CopyButton text={addressText(address)} copiedMessage="Alamat disalin!">
          Salin alamat
        </CopyButton>
      </div>
    </Card>
  );
}

interface BoundLicenseProps {
  unit: ManagedParcel['units'][number];
  isSent: boolean;
}

/** The licence of a box, and the device that it is bound to. */
function BoundLicense({ unit: { activation, licenseKey }, isSent }: BoundLicenseProps) {
  if (!licenseKey) return null;
  return (
    <span className="block space-y-1 font-normal text-ink-muted">
      <span className="block break-words font-mono">{licenseKey}</span>
      {activation && <span className="block font-mono">{activation.deviceId}</span>}
      {activation?.isPacked && <Badge tone="success">Sudah aktif</Badge>}
      {!activation && (
        <span className="block">
          {isSent
            ? 'Dikirim tanpa lisensi terpasang: pelanggan mengaktifkan lewat HP.'
            : 'Lisensi belum terpasang'}
        </span>
      )}
    </span>
  );
}

function momentsOf({ createdAt, sentAt, receivedAt, returnedAt }: ManagedParcel): string {
  const moments = [
    ['Lunas', createdAt],
    ['Dikirim', sentAt],
    ['Diterima', receivedAt],
    ['Kembali', returnedAt],
  ] as const;
  return moments
    .flatMap(([label, at]) => (at ? [`${label} ${formatDateTime(at)}`] : []))
    .join(' → ');
}

const SendParcelDialog = lazyDialog(() => import('./send-parcel-dialog'));
const ChangeAddressDialog = lazyDialog(() => import('../change-address-dialog'));
const ReturnParcelDialog = lazyDialog(() => import('./return-parcel-dialog'));

/** The possible actions by status. */
function ParcelActions({ parcel, onMoved }: ParcelCardProps) {
  const [dialog, setDialog] = useState<'send' | 'address' | 'return'>();
  const params = { id: parcel.id };
  const close = () => setDialog(undefined);
  return (
    <>
      {parcel.status === 'to_send' && (
        <>
          <Button data-command="approve" onClick={() => setDialog('send')}>
            <Send aria-hidden className="size-5" />
            Kirim
          </Button>
          <OutLink href={parcelLabelUrl(parcel.id)} icon={Printer} variant="secondary">
            Label
          </OutLink>
          <Button variant="secondary" onClick={() => setDialog('address')}>
            <MapPin aria-hidden className="size-5" />
            Ganti alamat
          </Button>
        </>
      )}
      {parcel.status === 'sent' && (
        <ChangeButton
          data-command="approve"
          className="max-sm:col-span-full"
          send={async () => {
            await callApi('POST /admin/parcels/:id/receive', { params });
            onMoved();
          }}
          done="Paket ditandai diterima"
        >
          <PackageCheck aria-hidden className="size-5" />
          Sudah diterima
        </ChangeButton>
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
