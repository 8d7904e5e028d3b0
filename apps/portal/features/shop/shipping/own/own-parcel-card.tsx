import { formatDate, type OwnParcel, screens } from '@timesync/contract';
import { Alert, Button, classNames } from '@timesync/ui';
import { PackageCheck } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '~/components/ui';
import { callApi, keys, useChange } from '~/lib/api';
import { Tracking } from '../tracking';
import { boxReadiness, stepsOf } from './parcel-steps';

interface OwnParcelCardProps {
  parcel: OwnParcel;
  paidAt: string | null;
}

export function OwnParcelCard({ parcel, paidAt }: OwnParcelCardProps) {
  const receive = useChange({
    send: () => callApi('POST /my-parcels/:id/receive', { params: { id: parcel.id } }),
    done: 'Terima kasih, paket sudah diterima',
    // The time line of the order tells it, too.
    changes: [keys.orders],
  });
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
          onClick={() => receive.mutate()}
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

interface DeliveryStepsProps {
  parcel: OwnParcel;
  /** Null for a replacement, which is free. */
  paidAt: string | null;
}

/** Lunas → Dikirim → Diterima, with the day of each. */
function DeliverySteps({ parcel, paidAt }: DeliveryStepsProps) {
  return (
    <ol
      aria-label="Perjalanan paket"
      className="grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-y-3"
    >
      {stepsOf(parcel, paidAt).map(({ label, at, isDone }) => (
        <li
          key={label}
          aria-current={isDone ? undefined : 'step'}
          className={classNames(
            'border-t-4 pt-2 pr-2 text-sm',
            isDone ? 'border-brand' : 'border-line',
          )}
        >
          <span className={isDone ? 'font-semibold text-ink' : 'text-ink-muted'}>{label}</span>
          <span className="block text-ink-muted">{at ? formatDate(at) : 'belum'}</span>
        </li>
      ))}
    </ol>
  );
}
