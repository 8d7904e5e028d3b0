import { useQuery } from '@tanstack/react-query';
import {
  androidFrom,
  type DeviceShare,
  type DeviceSummary as Summary,
  updateState,
  updateStateLabels,
} from '@timesync/contract';
import { Card } from '@timesync/ui';
import { LoadedFigures } from '~/components/ui/feedback/loaded-figures';
import { callApi } from '~/lib/api/api-client';
import { MonthChart } from './month-chart';
import { type Bar, ShareBars } from './share-bars';

/** Each bar leads to the list below, filtered to what it counts. */
export function DeviceSummary() {
  const summary = useQuery({
    queryKey: ['device-summary'],
    queryFn: ({ signal }) => callApi('GET /admin/devices/summary', {}, { signal }),
    staleTime: 0,
  });
  return (
    <LoadedFigures query={summary}>
      {({ devices, months, types, versions, towns, ...rest }) => (
        <>
          <p className="text-ink">
            <span className="font-extrabold text-2xl tabular-nums">{devices}</span> perangkat
            memakai lisensi sekarang.
          </p>
          <div className="grid gap-6 lg:grid-cols-2">
            <MonthChart months={months} />
            <Updates {...rest} />
            <ShareBars title="Versi aplikasi" bars={barsOf(versions, 'appVersion')} />
            <ShareBars title="Jenis perangkat" bars={barsOf(types, 'deviceType')} />
            <ShareBars title="Kota" bars={barsOf(towns, 'town')} />
          </div>
        </>
      )}
    </LoadedFigures>
  );
}

const barsOf = (shares: DeviceShare[], filter: string): Bar[] =>
  shares.map(({ name, devices }) => ({
    label: name ?? 'Belum diketahui',
    devices,
    filter: name === null ? undefined : { [filter]: name },
  }));

function Updates({ newest, updates }: Pick<Summary, 'newest' | 'updates'>) {
  if (!newest) {
    return (
      <Card aria-labelledby="pembaruan">
        <h2 id="pembaruan" className="mb-2 font-bold text-ink text-lg">
          Pembaruan
        </h2>
        <p className="text-ink-muted text-sm">
          Terbitkan berkas aplikasi display di Rilis Aplikasi. Setelah itu terlihat perangkat mana
          yang bisa diperbarui.
        </p>
      </Card>
    );
  }
  const bars = updateState.options.flatMap((state) => {
    const devices = updates.find((one) => one.state === state)?.devices;
    return devices ? [{ label: updateStateLabels[state], devices, filter: { update: state } }] : [];
  });
  return (
    <ShareBars
      title="Pembaruan"
      bars={bars}
      note={`Versi terbaru ${newest.versionName} perlu ${androidFrom(newest.minSdk)}. Mungkin tertinggal: versinya masih untuk Android yang lebih lama. Versi tercatat saat perangkat diaktifkan.`}
    />
  );
}
