import { type OwnParcel, screens } from '@timesync/contract';
import { Alert, Button } from '@timesync/ui';
import { PackageCheck } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '~/components/ui/content/badge';
import { Tracking } from '../tracking';
import { boxReadiness } from './box-readiness';
import { DeliverySteps } from './delivery-steps';
import { useReceiveParcel } from './own-delivery-queries';

interface OwnParcelCardProps {
  parcel: OwnParcel;
  paidAt: string | null;
}

export function OwnParcelCard({ parcel, paidAt }: OwnParcelCardProps) {
  const receive = useReceiveParcel();
  const { claimId, courier, status, units } = parcel;
  const serials = units.flatMap(({ serial }) => serial ?? []);
  return (
    <div className="space-y-4 rounded-control border border-line p-3.5">
      {claimId && <Badge tone="info">Pengganti garansi</Badge>}
      <DeliverySteps parcel={parcel} paidAt={paidAt} />
      {status === 'to_send' && (
        <p className="text-ink text-sm">Paket sedang kami siapkan. Nomor resi tampil di sini.</p>
      )}
      {status === 'return_expected' && (
        <Alert tone="info">
          Dana pesanan ini sudah dikembalikan. Box-nya kami tunggu kembali; hubungi admin untuk
          alamatnya.
        </Alert>
      )}
      {(status === 'sent' || status === 'received') && <WhatToDo parcel={parcel} />}
      {courier && <Tracking {...parcel} />}
      {serials.length > 0 && (
        <p className="text-ink-muted text-sm">
          Nomor seri: <span className="break-words font-mono text-ink">{serials.join(', ')}</span>
        </p>
      )}
      {status === 'sent' && (
        <Button
          className="w-full sm:w-auto"
          disabled={receive.isPending}
          onClick={() => receive.mutate(parcel.id)}
        >
          <PackageCheck aria-hidden className="size-5" />
          Sudah diterima
        </Button>
      )}
    </div>
  );
}

function WhatToDo({ parcel: { status, units } }: Pick<OwnParcelCardProps, 'parcel'>) {
  const readiness = boxReadiness(units);
  if (readiness === 'switchOn') {
    return (
      <Alert tone="success">
        <strong className="block">Sudah aktif: nyalakan</strong>
        Colokkan box ke TV dan listrik, jamnya langsung tampil. Tidak ada yang perlu diketik.
      </Alert>
    );
  }
  // Once it is there, the order's own invitation says the same with its pictures.
  if (readiness !== 'activate' || status !== 'sent') return null;
  return (
    <Alert tone="info">
      Lisensinya belum terpasang. Setelah box sampai: nyalakan, lalu{' '}
      <Link to={screens.activation} className="font-bold underline underline-offset-2">
        aktifkan lewat HP
      </Link>
      .
    </Alert>
  );
}
