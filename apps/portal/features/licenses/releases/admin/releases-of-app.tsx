import { appWords, type ManagedRelease, type ReleaseApp } from '@timesync/contract';
import { Button, Card } from '@timesync/ui';
import { Link2, Upload } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '~/components/ui/overlays/lazy-dialog';
import { ReleaseItem } from './release-item';
import type { ReleaseMove } from './release-question';

const UploadReleaseDialog = lazyDialog(
  async () => (await import('./upload-release-dialog')).UploadReleaseDialog,
);
const ReleaseLinkDialog = lazyDialog(
  async () => (await import('./release-link-dialog')).ReleaseLinkDialog,
);
const ReleaseNotesDialog = lazyDialog(
  async () => (await import('./release-notes-dialog')).ReleaseNotesDialog,
);
const ReleaseQuestion = lazyDialog(
  async () => (await import('./release-question')).ReleaseQuestion,
);

interface ReleasesOfAppProps {
  app: ReleaseApp;
  releases: ManagedRelease[];
}

type Opened =
  | { dialog: 'upload' | 'link' }
  | { dialog: 'notes'; release: ManagedRelease }
  | { dialog: ReleaseMove; release: ManagedRelease };

export function ReleasesOfApp({ app, releases }: ReleasesOfAppProps) {
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
