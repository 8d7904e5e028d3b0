import type { ParcelStatus } from '@timesync/contract';
import { PackageCheck } from 'lucide-react';
import { CardQueue } from '~/components/data-table/card-queue';
import { useListState } from '~/components/data-table/use-list-state';
import { ParcelCard } from './parcel-card';
import { useParcels, useRefreshParcels } from './parcel-queries';

const nothing: Record<ParcelStatus, string> = {
  to_send: 'Pesanan box yang sudah lunas tampil di sini, yang paling lama menunggu di depan.',
  sent: 'Paket yang sedang di jalan tampil di sini.',
  received: 'Paket yang sudah diterima pelanggan tampil di sini.',
  return_expected: 'Box dari pesanan yang di-refund tampil di sini sampai kembali.',
  returned: 'Box yang sudah kembali tampil di sini.',
};

export function ParcelList({ status }: { status: ParcelStatus }) {
  const list = useListState();
  return (
    <CardQueue
      list={list}
      query={useParcels(status, list)}
      failure="Kiriman tidak dapat dimuat."
      counted="kiriman"
      empty={{ icon: PackageCheck, title: 'Tidak ada kiriman', text: nothing[status] }}
      refresh={useRefreshParcels()}
    >
      {(parcel, onGone) => <ParcelCard key={parcel.id} parcel={parcel} onMoved={onGone} />}
    </CardQueue>
  );
}
