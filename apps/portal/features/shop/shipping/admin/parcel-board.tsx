import type { ParcelStatus } from '@timesync/contract';
import { useSearchParams } from 'react-router';
import { Tabs } from '~/components/ui/content/tabs';
import { ParcelList } from './parcel-list';

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
