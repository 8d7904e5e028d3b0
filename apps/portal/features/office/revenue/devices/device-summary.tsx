import { useQuery } from '@tanstack/react-query';
import {
  androidFrom,
  type DeviceGrouping,
  type DeviceShare,
  formatDate,
  updateStateLabels,
} from '@timesync/contract';
import { Card } from '@timesync/ui';
import { Link } from 'react-router';
import { LoadedFigures, ShareBar } from '~/components/ui';
import { readOf } from '~/lib/api';
import { knownValue } from '~/lib/values/labels';

export const DEVICE_LIST_ID = 'daftar-perangkat';

const titles: Record<DeviceGrouping, string> = {
  update: 'Pembaruan',
  month: 'Bulan aktivasi',
  appVersion: 'Versi aplikasi',
  deviceType: 'Jenis perangkat',
  town: 'Kota',
};
const groupings = Object.keys(titles) as DeviceGrouping[];

/** Each bar leads to the list below, filtered to what it counts. */
export function DeviceSummary() {
  const summary = useQuery({
    ...readOf(['device-summary'], 'GET /admin/devices/summary'),
    staleTime: 0,
  });
  return (
    <LoadedFigures query={summary}>
      {({ devices, shares, newest }) => (
        <>
          <p className="text-ink">
            <span className="font-extrabold text-2xl tabular-nums">{devices}</span> perangkat
            memakai lisensi sekarang.
          </p>
          <div className="gap-6 lg:columns-2">
            {groupings.map((grouping) => (
              <Card key={grouping} aria-labelledby={grouping} className="mb-6 break-inside-avoid">
                <h2 id={grouping} className="mb-2 font-bold text-ink text-lg">
                  {titles[grouping]}
                </h2>
                {grouping === 'update' && <Release newest={newest} />}
                {(newest || grouping !== 'update') && (
                  <Shares grouping={grouping} shares={shares[grouping]} />
                )}
              </Card>
            ))}
          </div>
        </>
      )}
    </LoadedFigures>
  );
}

function Release({ newest }: { newest: { versionName: string; minSdk: number } | null }) {
  return (
    <p className="mb-2 text-ink-muted text-sm">
      {newest
        ? `Versi terbaru ${newest.versionName} perlu ${androidFrom(newest.minSdk)}. Mungkin tertinggal: versinya masih untuk Android yang lebih lama. Versi tercatat saat perangkat diaktifkan.`
        : 'Terbitkan berkas aplikasi display di Rilis Aplikasi. Setelah itu terlihat perangkat mana yang bisa diperbarui.'}
    </p>
  );
}

function Shares({ grouping, shares }: { grouping: DeviceGrouping; shares: DeviceShare[] }) {
  if (shares.length === 0) return <p className="py-2 text-ink-muted">Belum ada perangkat.</p>;
  const most = Math.max(...shares.map(({ devices }) => devices));
  return (
    <ul>
      {shares.map(({ name, devices }) => {
        const bar = <ShareBar label={labelOf(grouping, name)} count={devices} most={most} />;
        const search = String(new URLSearchParams({ [grouping]: name ?? '' }));
        return (
          <li key={name}>
            {name === null || grouping === 'month' ? (
              <div className="py-2">{bar}</div>
            ) : (
              <Link
                to={{ search, hash: DEVICE_LIST_ID }}
                className="block rounded-control py-2 hover:bg-sunken/60"
              >
                {bar}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function labelOf(grouping: DeviceGrouping, name: string | null): string {
  if (name === null) return 'Belum diketahui';
  // "Nov 2026"
  if (grouping === 'month') return formatDate(`${name}-01`).split(' ').slice(1).join(' ');
  const state = grouping === 'update' && knownValue(updateStateLabels, name);
  return state ? updateStateLabels[state] : name;
}
