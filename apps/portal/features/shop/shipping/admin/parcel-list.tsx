import type { ParcelStatus } from '@timesync/contract';
import { PackageCheck } from 'lucide-react';
import { CardQueue } from '~/components/data-table/card-queue';
import { ParcelCard } from './parcel-card';

const nothing: Record<ParcelStatus, string> = {
  to_send: 'Pesanan box yang sudah lunas tampil di sini, yang paling lama menunggu di depan.',
  sent: 'Paket yang sedang di jalan tampil di sini.',
  received: 'Paket yang sudah diterima pelanggan tampil di sini.',
  return_expected: 'Box dari pesanan yang di-refund tampil di sini sampai kembali.',
  returned: 'Box yang sudah kembali tampil di sini.',
};

export function ParcelList({ status }: { status: ParcelStatus }) {
  return (
    <CardQueue
      route="GET /admin/parcels"
      filter={{ status }}
      // Begins like the orders: a refund there changes what waits here, and the menu counts both.
      queryKey={['orders', 'managed']}
      failure="Kiriman tidak dapat dimuat."
      counted="kiriman"
      empty={{ icon: PackageCheck, title: 'Tidak ada kiriman', text: nothing[status] }}
      card={(parcel, onGone) => <ParcelCard key={parcel.id} parcel={parcel} onMoved={onGone} />}
    />
  );
}
