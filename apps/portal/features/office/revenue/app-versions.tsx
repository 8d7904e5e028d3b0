import { type ShopSummary, screens } from '@timesync/contract';
import { Link } from 'react-router';

/** How many devices use each app version. */
export function AppVersions({ versions }: { versions: ShopSummary['appVersions'] }) {
  return (
    <section aria-labelledby="app-versions-heading">
      <h2
        id="app-versions-heading"
        className="flex items-baseline justify-between gap-3 font-bold text-ink text-lg"
      >
        Versi aplikasi di perangkat
        <Link to={screens.releases} className="font-medium text-ink-muted text-sm hover:underline">
          Rilis aplikasi
        </Link>
      </h2>
      {versions.length === 0 ? (
        <p className="mt-2 text-ink-muted">Belum ada perangkat yang aktif.</p>
      ) : (
        <ul className="mt-2">
          {versions.map(({ version, devices }) => (
            <li key={version} className="surface-row flex min-h-11 items-center gap-3 text-sm">
              <span className="min-w-0 flex-1 break-words text-ink">
                {version ?? 'Diaktifkan lewat HP (versi tidak diketahui)'}
              </span>
              <span className="text-ink tabular-nums">{devices} perangkat</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
