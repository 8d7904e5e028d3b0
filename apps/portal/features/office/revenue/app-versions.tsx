import { type ShopSummary, screens } from '@timesync/contract';
import { Card } from '@timesync/ui';
import { ButtonLink } from '~/components/ui/buttons/button-link';

/** How many devices use each app version. */
export function AppVersions({ versions }: { versions: ShopSummary['appVersions'] }) {
  return (
    <Card aria-labelledby="app-versions-heading">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 id="app-versions-heading" className="font-bold text-ink text-lg">
          Versi aplikasi di perangkat
        </h2>
        <ButtonLink to={screens.releases} variant="secondary">
          Rilis aplikasi
        </ButtonLink>
      </div>
      {versions.length === 0 ? (
        <p className="py-4 text-ink-muted">Belum ada perangkat yang aktif.</p>
      ) : (
        <ul className="divide-y divide-line">
          {versions.map(({ version, devices }) => (
            <li key={version} className="flex min-h-11 items-center gap-3 py-2">
              <span className="min-w-0 flex-1 break-words font-semibold text-ink">
                {version ?? 'Diaktifkan lewat HP (versi tidak diketahui)'}
              </span>
              <span className="text-ink tabular-nums">{devices} perangkat</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
