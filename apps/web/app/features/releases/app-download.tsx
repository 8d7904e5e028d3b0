import {
  downloadPath,
  type getDeviceRelease,
  type PublicRelease,
  type ReleaseApp,
} from '@timesync/contract';
import { Download } from 'lucide-react';
import { buttonStyle } from '~/components/ui/buttons/button-style';
import { CopyButton } from '~/components/ui/buttons/copy-button';
import { TextFileLink } from '~/components/ui/buttons/text-file-link';
import { Card } from '~/components/ui/content/card';
import { QrCode } from '~/components/ui/content/qr-code';
import { API_BASE } from '~/lib/api/api-base';
import { usePublicRead } from '~/lib/api/use-public-read';
import { appWords } from './app-words';
import { ReleaseLine } from './release-line';

interface AppDownloadProps {
  app: ReleaseApp;
  /** Undefined until it is read: the link leads to the newest file all the same. */
  release: PublicRelease | null | undefined;
}

export function AppDownload({ app, release }: AppDownloadProps) {
  const { title, text } = appWords[app];
  return (
    <Card aria-labelledby={`app-${app}`} className="space-y-4">
      <div>
        <h2 id={`app-${app}`} className="font-bold text-ink text-xl">
          {title}
        </h2>
        <p className="text-ink-muted">{text}</p>
        {release && <ReleaseLine release={release} />}
      </div>
      {release?.notes && <p className="whitespace-pre-line text-ink text-sm">{release.notes}</p>}
      {release === null ? (
        <p className="rounded-control bg-sunken px-3.5 py-2.5 text-ink-muted text-sm">
          File APK segera tersedia di sini.
        </p>
      ) : (
        <div className="flex flex-wrap gap-3 max-sm:*:w-full">
          <a href={API_BASE + downloadPath(app)} download className={buttonStyle('primary')}>
            <Download aria-hidden className="size-5" />
            Download APK<span className="sr-only"> {title}</span>
          </a>
          {release?.facts && app === 'display' && <ManifestFile />}
        </div>
      )}
      {release && <Details release={release} title={title} />}
    </Card>
  );
}

function Details({ release, title }: { release: PublicRelease; title: string }) {
  const { facts, url } = release;
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
        {facts && (
          <details className="space-y-2">
            <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-brand-text text-sm">
              Periksa keaslian berkas (SHA-256)
            </summary>
            <code className="block break-all rounded-control bg-sunken px-3 py-2 text-ink text-xs">
              {facts.sha256}
            </code>
            <CopyButton text={facts.sha256} copiedMessage="SHA-256 disalin!">
              Salin SHA-256
            </CopyButton>
          </details>
        )}
      </div>
    </div>
  );
}

/** What a box without internet needs beside the APK, to know that it is genuine. */
function ManifestFile() {
  const read = usePublicRead<typeof getDeviceRelease>(
    '/device/v1/releases?app=display&versionCode=0',
  );
  if (read.status !== 'ready' || !read.data.release) return null;
  const { manifest, versionName } = read.data.release;
  return (
    <TextFileLink text={manifest} fileName={`timesync-display-${versionName}.jmu`}>
      Berkas pembaruan (.jmu)
    </TextFileLink>
  );
}
