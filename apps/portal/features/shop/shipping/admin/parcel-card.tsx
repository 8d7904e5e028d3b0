import {
  formatDateTime,
  type ManagedParcel,
  managedOrderUrl,
  productLabel,
} from '@timesync/contract';
import { Card, Fact } from '@timesync/ui';
import { OfficeLink } from '~/components/links/office-link';
import { CopyButton } from '~/components/ui/buttons/copy-button';
import { Badge } from '~/components/ui/content/badge';
import { Tracking } from '../tracking';
import { addressText, WrittenAddress } from '../written-address';
import { ParcelActions } from './parcel-actions';

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
        <Fact label="Kepada">
          <WrittenAddress address={address} />
        </Fact>
        <Fact label="Isi">
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
        </Fact>
        <Fact label="Riwayat">{momentsOf(parcel)}</Fact>
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
