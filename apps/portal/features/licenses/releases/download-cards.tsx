import { appWords, type PublicRelease, screens } from '@timesync/contract';
import { Button, buttonStyle } from '@timesync/ui';
import { Download, type LucideIcon, MonitorDown, Smartphone } from 'lucide-react';
import { Link } from 'react-router';
import { Skeleton } from '~/components/ui';
import { ReleaseLine } from './release-line';
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

interface DownloadCardProps {
  icon: LucideIcon;
  title: string;
  text: string;
  /** Null where the owner has published nothing. */
  release: PublicRelease | null;
  /** Shown instead of the link. */
  missing: string;
  isLoading: boolean;
}

function DownloadCard(props: DownloadCardProps) {
  const { icon: Icon, title, text, release, missing, isLoading } = props;
  return (
    <article className="flex flex-col gap-4 surface-card p-5">
      <div className="flex flex-1 gap-3.5">
        <span className="grid size-11 shrink-0 place-items-center rounded-control bg-brand-soft text-brand-text">
          <Icon aria-hidden className="size-6" strokeWidth={1.75} />
        </span>
        <div className="min-w-0">
          <h3 className="font-bold text-ink text-lg">{title}</h3>
          <p className="text-ink-muted text-sm">{text}</p>
          {release && <ReleaseLine release={release} />}
        </div>
      </div>
      {isLoading && <Skeleton className="h-11" />}
      {!isLoading && release && (
        <a href={release.url} download className={buttonStyle('primary')}>
          <Download aria-hidden className="size-5" />
          Download APK<span className="sr-only"> {title}</span>
        </a>
      )}
      {!isLoading && !release && (
        <p className="rounded-control bg-sunken px-3.5 py-2.5 text-ink-muted text-sm">{missing}</p>
      )}
    </article>
  );
}
