import {
  appWords,
  downloadPath,
  type PublicRelease,
  type ReleaseApp,
  releaseLine,
} from '@timesync/contract';
import { Button, buttonStyle, Card, QrCode } from '@timesync/ui';
import { Copy, Download } from 'lucide-react';
import { useSite } from '../frame/site-context';

export function AppDownload({ app }: { app: ReleaseApp }) {
  const { releases } = useSite();
  const release = releases[app];
  if (!release) return null;
  const { title, text } = appWords[app];
  const line = releaseLine(release);
  return (
    <Card aria-labelledby={`app-${app}`} className="space-y-4">
      <div>
        <h2 id={`app-${app}`} className="font-bold text-ink text-xl">
          {title}
        </h2>
        <p className="text-ink-muted">{text}</p>
        {line && <p className="break-words text-ink-muted text-sm">{line}</p>}
      </div>
      {release.notes && (
        <p className="whitespace-pre-line break-words text-ink text-sm">{release.notes}</p>
      )}
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <a href={downloadPath(app)} download className={buttonStyle('primary')}>
          <Download aria-hidden className="size-5" />
          Download APK<span className="sr-only"> {title}</span>
        </a>
        {app === 'display' && <UpdateFile />}
      </div>
      <Details release={release} title={title} />
    </Card>
  );
}

/** What a box without internet needs beside the APK, to know that it is genuine. */
function UpdateFile() {
  const { updateFile } = useSite();
  if (!updateFile) return null;
  // A phone would open a type that it knows, or change its file name, instead of storing it.
  const content = `data:application/octet-stream,${encodeURIComponent(updateFile.manifest)}`;
  return (
    <a
      href={content}
      download={`timesync-display-${updateFile.versionName}.jmu`}
      className={buttonStyle('secondary')}
    >
      <Download aria-hidden className="size-5" />
      Berkas pembaruan (.jmu)
    </a>
  );
}

function Details({ release, title }: { release: PublicRelease; title: string }) {
  const { file, url } = release;
  const shortUrl = url.replace(/^https?:\/\//, '');
  return (
    <div className="grid gap-4 sm:grid-cols-[auto_1fr] sm:items-center">
      <QrCode
        text={url}
        label={`Kode QR untuk mengunduh ${title}`}
        correction="medium"
        className="w-40 rounded-control border border-line max-sm:mx-auto"
      />
      <div className="min-w-0 space-y-3">
        <p className="text-ink text-sm">
          Pindai dengan HP, atau ketik di browser TV:
          <strong className="wrap-anywhere block font-mono text-base">{shortUrl}</strong>
        </p>
        {file && (
          <details className="space-y-2">
            <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-brand-text text-sm">
              Periksa keaslian berkas (SHA-256)
            </summary>
            <code className="block break-all rounded-control bg-sunken px-3 py-2 text-ink text-xs">
              {file.sha256}
            </code>
            <Button variant="secondary" data-copy={file.sha256} data-copied="SHA-256 disalin!">
              <Copy aria-hidden className="size-5" />
              Salin SHA-256
            </Button>
            <p role="status" className="font-semibold text-success-text text-sm empty:hidden" />
          </details>
        )}
      </div>
    </div>
  );
}
