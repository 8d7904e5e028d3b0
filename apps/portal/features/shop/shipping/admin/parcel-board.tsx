import type { ParcelStatus } from '@timesync/contract';
import { PackageCheck } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { CardQueue, ListTabs } from '~/components/data-table';
import { keys } from '~/lib/api';
import { ParcelCard } from './parcel-card';

interface ParcelTab {
  /** In the URL. */
  value: string;
  label: string;
  status: ParcelStatus;
  /** Says what is shown once there is something. */
  nothing: string;
}

const toSend: ParcelTab = {
  value: '',
  label: 'Perlu dikirim',
  status: 'to_send',
  nothing: 'Pesanan box yang sudah lunas tampil di sini, yang paling lama menunggu di depan.',
};
const tabs: ParcelTab[] = [
  toSend,
  {
    value: 'dikirim',
    label: 'Dikirim',
    status: 'sent',
    nothing: 'Paket yang sedang di jalan tampil di sini.',
  },
  {
    value: 'diterima',
    label: 'Diterima',
    status: 'received',
    nothing: 'Paket yang sudah diterima pelanggan tampil di sini.',
  },
  {
    value: 'kembali',
    label: 'Ditunggu kembali',
    status: 'return_expected',
    nothing: 'Box dari pesanan yang di-refund tampil di sini sampai kembali.',
  },
];

export function ParcelBoard() {
  const [params] = useSearchParams();
  const { status, nothing } = tabs.find(({ value }) => value === params.get('tab')) ?? toSend;
  return (
    <div className="space-y-5">
      <ListTabs label="Kiriman menurut keadaan" name="tab" tabs={tabs} />
      <CardQueue
        key={status}
        route="GET /admin/parcels"
        filter={{ status }}
        // A refund there changes what waits here, and the menu counts both.
        queryKey={keys.managedOrders}
        failure="Kiriman tidak dapat dimuat."
        counted="kiriman"
        empty={{ icon: PackageCheck, title: 'Tidak ada kiriman', text: nothing }}
        card={(parcel, onGone) => <ParcelCard key={parcel.id} parcel={parcel} onMoved={onGone} />}
      />
    </div>
  );
}
