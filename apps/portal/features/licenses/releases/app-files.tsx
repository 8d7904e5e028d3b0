import { appWords } from '@timesync/contract';
import { buttonStyle } from '@timesync/ui';
import { Download } from 'lucide-react';
import { Loaded } from '~/components/ui';
import { ReleaseLine } from './release-line';
import { useReleases } from './release-queries';

/** Lists both apps briefly, for the dialog of a bought product. */
export function AppFiles() {
  const releases = useReleases();
  return (
    <Loaded query={releases} failure="Berkas aplikasi gagal dimuat.">
      {(loaded) => (
        <ul className="grid gap-3 sm:grid-cols-2">
          {(['display', 'remote'] as const).map((app) => {
            const release = loaded[app];
            const { title } = appWords[app];
            return (
              <li key={app} className="space-y-2 rounded-control border border-line p-3">
                <p className="font-semibold text-ink">{title}</p>
                {release ? (
                  <>
                    <ReleaseLine release={release} />
                    <a href={release.url} download className={buttonStyle('secondary')}>
                      <Download aria-hidden className="size-5" />
                      Download<span className="sr-only"> {title}</span>
                    </a>
                  </>
                ) : (
                  <p className="text-ink-muted text-sm">File APK segera tersedia di sini.</p>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Loaded>
  );
}
