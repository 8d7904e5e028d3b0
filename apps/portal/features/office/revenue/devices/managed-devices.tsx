import {
  buildPath,
  type DeviceInUse,
  deviceTypeName,
  formatDate,
  screens,
  updateStateLabels,
} from '@timesync/contract';
import { Link } from 'react-router';
import { type Column, ManagedList } from '~/components/data-table';
import { Badge } from '~/components/ui';
import { optionsOf } from '~/lib/values/labels';
import { DEVICE_LIST_ID } from './device-summary';

const tones = {
  newest: 'success',
  outdated: 'neutral',
  'left behind': 'warning',
  unknown: 'neutral',
} as const;

const columns: Column<DeviceInUse>[] = [
  {
    id: 'deviceType',
    header: 'Perangkat',
    onPhone: 'subject',
    cell: ({ licenseId, deviceType, deviceName }) => (
      <>
        <Link
          to={buildPath(screens.license, { id: licenseId })}
          className="inline-flex min-h-11 items-center font-medium text-brand-text underline underline-offset-2"
        >
          {deviceTypeName(deviceType)}
        </Link>
        {deviceName && <span className="wrap-anywhere block text-ink-muted">{deviceName}</span>}
      </>
    ),
  },
  {
    id: 'appVersion',
    header: 'Versi aplikasi',
    onPhone: 'detail',
    cell: ({ appVersion, update }) =>
      appVersion && (
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="wrap-anywhere">{appVersion}</span>
          {update !== 'unknown' && <Badge tone={tones[update]}>{updateStateLabels[update]}</Badge>}
        </span>
      ),
  },
  {
    id: 'town',
    header: 'Kota',
    onPhone: 'detail',
    cell: ({ town }) => town,
  },
  {
    id: 'owner',
    header: 'Pemilik',
    onPhone: 'detail',
    cell: ({ owner }) => <span className="wrap-anywhere">{owner}</span>,
  },
  {
    id: 'activatedAt',
    header: 'Diaktifkan',
    onPhone: 'detail',
    cell: ({ activatedAt }) => <span className="whitespace-nowrap">{formatDate(activatedAt)}</span>,
  },
];

export function ManagedDevices() {
  return (
    <section id={DEVICE_LIST_ID} aria-label="Daftar perangkat" className="mt-6 scroll-mt-20">
      <ManagedList
        route="GET /admin/devices"
        queryKey={['devices-in-use']}
        caption="Perangkat yang memakai lisensi, aktivasi terbaru di atas"
        columns={columns}
        filters={[
          { name: 'update', label: 'Pembaruan', options: optionsOf(updateStateLabels) },
          { name: 'deviceType', label: 'Jenis' },
          { name: 'appVersion', label: 'Versi aplikasi' },
          { name: 'town', label: 'Kota' },
        ]}
      />
    </section>
  );
}
