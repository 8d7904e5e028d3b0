import { appWords, screens } from '@timesync/contract';
import { Button } from '@timesync/ui';
import { MonitorDown, Smartphone } from 'lucide-react';
import { Link } from 'react-router';
import { DownloadCard } from './download-card';
import { useReleases } from './release-queries';

const icons = { display: MonitorDown, remote: Smartphone };

export function DownloadCards() {
  const releases = useReleases();
  const missing = releases.isError
    ? 'Tautan download gagal dimuat.'
    : 'File APK segera tersedia di sini.';
  return (
    <section aria-labelledby="download-heading">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="download-heading" className="font-bold text-ink text-xl">
          Download Aplikasi
        </h2>
        <Link
          to={screens.downloads}
          reloadDocument
          className="inline-flex min-h-11 items-center font-semibold text-brand-text text-sm underline underline-offset-2"
        >
          Cara pasang di TV
        </Link>
      </div>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        {(['display', 'remote'] as const).map((app) => (
          <DownloadCard
            key={app}
            icon={icons[app]}
            {...appWords[app]}
            release={releases.data?.[app] ?? null}
            missing={missing}
            isLoading={releases.isPending}
          />
        ))}
      </div>
      {releases.isError && (
        <Button
          variant="secondary"
          className="mt-3"
          isPending={releases.isFetching}
          onClick={() => releases.refetch()}
        >
          Coba lagi
        </Button>
      )}
    </section>
  );
}
