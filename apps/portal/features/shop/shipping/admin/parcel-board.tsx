import type { ParcelStatus } from '@timesync/contract';
import { PackageCheck } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { CardQueue } from '~/components/data-table/card-queue';
import { Tabs } from '~/components/ui/content/tabs';
import { ParcelCard } from './parcel-card';

const TAB_PARAM = 'tab';

const toSend = { id: 'perlu-dikirim', label: 'Perlu dikirim', status: 'to_send' } as const;
const tabs = [
  toSend,
  { id: 'dikirim', label: 'Dikirim', status: 'sent' },
  { id: 'diterima', label: 'Diterima', status: 'received' },
  { id: 'kembali', label: 'Ditunggu kembali', status: 'return_expected' },
] as const satisfies ReadonlyArray<{ id: string; label: string; status: ParcelStatus }>;

export function ParcelBoard() {
  const [params, setParams] = useSearchParams();
  const open = tabs.find(({ id }) => id === params.get(TAB_PARAM)) ?? toSend;
  const [first, ...rest] = tabs.map(({ id, label, status }) => ({
    id,
    label,
    content: <ParcelList key={status} status={status} />,
  }));
  if (!first) return null;
  return (
    <Tabs
      label="Kiriman"
      tabs={[first, ...rest]}
      open={{
        id: open.id,
        onChange: (id) =>
          setParams({ [TAB_PARAM]: id }, { preventScrollReset: true, replace: true }),
      }}
    />
  );
}

const nothing: Record<ParcelStatus, string> = {
  to_send: 'Pesanan box yang sudah lunas tampil di sini, yang paling lama menunggu di depan.',
  sent: 'Paket yang sedang di jalan tampil di sini.',
  received: 'Paket yang sudah diterima pelanggan tampil di sini.',
  return_expected: 'Box dari pesanan yang di-refund tampil di sini sampai kembali.',
  returned: 'Box yang sudah kembali tampil di sini.',
};

function ParcelList({ status }: { status: ParcelStatus }) {
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
