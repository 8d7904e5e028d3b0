import type { PublicRelease } from '@timesync/contract';
import { buttonStyle } from '@timesync/ui';
import { Download, type LucideIcon } from 'lucide-react';
import { Skeleton } from '~/components/ui/feedback/skeleton';
import { ReleaseLine } from './release-line';

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

export function DownloadCard(props: DownloadCardProps) {
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
