import { appWords, formatDateTime, type ManagedRelease, type ReleaseApp } from '@timesync/contract';
import { Button, Card, DetailRow } from '@timesync/ui';
import { Link2, Upload } from 'lucide-react';
import { useState } from 'react';
import { Badge, type BadgeTone, Loaded, lazyDialog } from '~/components/ui';
import { ReleaseLine } from '../release-line';
import { useManagedReleases } from '../release-queries';
import type { ReleaseMove } from './release-dialogs';

export function ManagedReleases() {
  const releases = useManagedReleases();
  return (
    <Loaded query={releases} failure="Daftar versi gagal dimuat.">
      {({ data }) => (
        <div className="grid items-start gap-6 xl:grid-cols-2">
          {(['display', 'remote'] as const).map((app) => (
            <ReleasesOfApp
              key={app}
              app={app}
              releases={data.filter((release) => release.app === app)}
            />
          ))}
        </div>
      )}
    </Loaded>
  );
}

const UploadReleaseDialog = lazyDialog(
  async () => (await import('./release-dialogs')).UploadReleaseDialog,
);
const ReleaseLinkDialog = lazyDialog(
  async () => (await import('./release-dialogs')).ReleaseLinkDialog,
);
const ReleaseNotesDialog = lazyDialog(
  async () => (await import('./release-dialogs')).ReleaseNotesDialog,
);
const ReleaseQuestion = lazyDialog(async () => (await import('./release-dialogs')).ReleaseQuestion);

type Opened =
  | { dialog: 'upload' | 'link' }
  | { dialog: 'notes'; release: ManagedRelease }
  | { dialog: ReleaseMove; release: ManagedRelease };

function ReleasesOfApp({ app, releases }: { app: ReleaseApp; releases: ManagedRelease[] }) {
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const { title, text } = appWords[app];
  return (
    <Card aria-labelledby={`releases-${app}`}>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 id={`releases-${app}`} className="font-bold text-ink text-xl">
            {title}
          </h2>
          <p className="text-ink-muted text-sm">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
          <Button onClick={() => setOpened({ dialog: 'upload' })}>
            <Upload aria-hidden className="size-5" />
            Unggah APK
          </Button>
          <Button variant="secondary" onClick={() => setOpened({ dialog: 'link' })}>
            <Link2 aria-hidden className="size-5" />
            Pakai tautan
          </Button>
        </div>
      </div>
      {releases.length === 0 ? (
        <p className="mt-4 rounded-control bg-sunken px-3.5 py-2.5 text-ink-muted text-sm">
          Belum ada versi. Tidak tampil di halaman Unduh.
        </p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {releases.map((release) => (
            <ReleaseItem
              key={release.id}
              release={release}
              onMove={(dialog) => setOpened({ dialog, release })}
              onNotes={() => setOpened({ dialog: 'notes', release })}
            />
          ))}
        </ul>
      )}
      {opened?.dialog === 'upload' && <UploadReleaseDialog app={app} onClose={close} />}
      {opened?.dialog === 'link' && <ReleaseLinkDialog app={app} onClose={close} />}
      {opened?.dialog === 'notes' && (
        <ReleaseNotesDialog release={opened.release} onClose={close} />
      )}
      {(opened?.dialog === 'publish' || opened?.dialog === 'withdraw') && (
        <ReleaseQuestion release={opened.release} move={opened.dialog} onClose={close} />
      )}
    </Card>
  );
}

const statuses: Record<ManagedRelease['status'], { label: string; tone: BadgeTone }> = {
  draft: { label: 'Belum diterbitkan', tone: 'warning' },
  published: { label: 'Diterbitkan', tone: 'neutral' },
  withdrawn: { label: 'Ditarik', tone: 'danger' },
};

interface ReleaseItemProps {
  release: ManagedRelease;
  onMove: (move: ReleaseMove) => void;
  onNotes: () => void;
}

function ReleaseItem({ release, onMove, onNotes }: ReleaseItemProps) {
  const { file, link, notes, status, isNewest } = release;
  const { label, tone } = statuses[status];
  return (
    <li className="space-y-3 py-4">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="break-all font-semibold text-ink">
          {file ? `${file.versionName} (${file.versionCode})` : link}
        </h3>
        {isNewest ? (
          <Badge tone="success">Diunduh orang sekarang</Badge>
        ) : (
          <Badge tone={tone}>{label}</Badge>
        )}
      </div>
      <ReleaseLine release={release} />
      {file && (
        <dl className="grid gap-3 sm:grid-cols-2">
          <DetailRow label="Paket">{file.packageName}</DetailRow>
          <DetailRow label="Diunggah">{formatDateTime(release.createdAt)}</DetailRow>
          <DetailRow label="Sertifikat penanda tangan (SHA-256)">
            <code className="break-all text-xs">{file.signerSha256}</code>
          </DetailRow>
          <DetailRow label="Berkas (SHA-256)">
            <code className="break-all text-xs">{file.sha256}</code>
          </DetailRow>
        </dl>
      )}
      {notes && <p className="whitespace-pre-line text-ink text-sm">{notes}</p>}
      <div className="flex flex-wrap gap-3">
        {status !== 'published' && <Button onClick={() => onMove('publish')}>Terbitkan</Button>}
        <Button variant="secondary" onClick={onNotes}>
          Catatan
        </Button>
        {status !== 'withdrawn' && (
          <Button variant="secondary" onClick={() => onMove('withdraw')}>
            {status === 'draft' ? 'Buang' : 'Tarik'}
          </Button>
        )}
      </div>
    </li>
  );
}
