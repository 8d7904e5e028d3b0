import { appWords } from '@timesync/contract';
import { ReleaseLine } from './release-line';
import { useReleases } from './release-queries';

/** Which version of the app a licence is for; nothing where none is published. */
export function AppVersion() {
  const display = useReleases().data?.display;
  if (!display?.file) return null;
  return (
    <div className="rounded-control bg-sunken px-3.5 py-2.5">
      <p className="font-semibold text-ink text-sm">Aplikasi {appWords.display.title}</p>
      <ReleaseLine release={display} />
    </div>
  );
}
